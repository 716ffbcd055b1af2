/** Whose pictures Panda Spin shows. */
export const credits = [
  { what: "Animals and elements", by: "Microsoft", licence: "MIT", from: "Fluent Emoji, flat" },
];
