import { afterEach, describe, expect, test, vi } from "vitest";
import { copy, keep, recall } from "./device";

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new Error("forbidden");
};

describe("a browser that stores nothing", () => {
  test("is asked in vain, without harm", () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    keep("theme", "dark");
    expect(recall("theme")).toBeNull();
  });

  test("or has no storage at all", () => {
    vi.stubGlobal("localStorage", undefined);
    keep("theme", "dark");
    expect(recall("theme")).toBeNull();
  });
});

describe("copying a field", () => {
  const field = { value: "/t/q7", select: vi.fn() } as unknown as HTMLInputElement;

  test("uses the clipboard", async () => {
    const writeText = vi.fn();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copy(field)).toBe(true);
    expect(writeText).toHaveBeenCalledWith("/t/q7");
  });

  test.each([{ clipboard: { writeText: refuse } }, {}])(
    "copies the selection where there is none",
    async (without) => {
      vi.stubGlobal("navigator", without);
      vi.stubGlobal("document", { execCommand: (command: string) => command === "copy" });
      expect(await copy(field)).toBe(true);
      expect(field.select).toHaveBeenCalled();
    },
  );

  test("tells when nothing may be copied", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: refuse } });
    vi.stubGlobal("document", { execCommand: () => false });
    expect(await copy(field)).toBe(false);
  });
});
