/** Reads the protocol's JSON Schemas from stdin and writes their TypeScript types below src/, or the folder named:
 * protocol.ts, and each game's shapes.ts. Use: npm run protocol */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

/** A field with a title, or a reference with a description, would become a type of its own beside the models. */
function keepToTheModels(model) {
  for (const field of Object.values(model.properties ?? {})) {
    delete field.title;
    if (field.$ref && field.description) {
      field.tsType = field.$ref.split("/").at(-1);
      delete field.$ref;
    }
  }
}

async function typesOf(schema, source) {
  [schema, ...Object.values(schema.$defs)].forEach(keepToTheModels);
  const types = await compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: `/* Generated from ${source} by \`npm run protocol\`. Do not edit. */`,
    maxItems: -1,
    unreachableDefinitions: true,
  });
  // The remarks on how a type was found in the schema tell a reader nothing.
  const remark = String.raw`This interface was referenced by \`${schema.title}\`'s JSON-Schema\n \* via the \`definition\` "\w+"\.`;
  return types
    .replace(new RegExp(String.raw` \*\n \* ${remark}\n`, "g"), "")
    .replace(new RegExp(String.raw`/\*\*\n \* ${remark}\n \*/\n`, "g"), "");
}

function write(name, types) {
  const path = join(process.argv[2] ?? "src", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, types);
}

const { protocol, games } = JSON.parse(await text(process.stdin));
write("protocol.ts", await typesOf(protocol, "src/parlour/server/wire/messages.py"));
for (const [code, shapes] of Object.entries(games))
  write(`games/${code}/shapes.ts`, await typesOf(shapes, `src/parlour/games/${code}/shapes.py`));
