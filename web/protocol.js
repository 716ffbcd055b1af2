/** Reads the protocol's JSON Schema from stdin and writes src/protocol.ts, or the file named. Use: npm run protocol */

import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const BANNER = "/* Generated from src/parlour/server/wire/messages.py by `npm run protocol`. Do not edit. */";

/** Fields have titles too, and each would become a type of its own, crowding out the models' names. */
function untitleFields(model) {
  for (const field of Object.values(model.properties ?? {})) delete field.title;
}

const schema = JSON.parse(await text(process.stdin));
Object.values(schema.$defs).forEach(untitleFields);
const types = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: BANNER,
  maxItems: -1,
  unreachableDefinitions: true,
});
// The remarks on how a type was found in the schema tell a reader nothing.
const remark =
  / \*\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const alone =
  /\/\*\*\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g;
writeFileSync(process.argv[2] ?? "src/protocol.ts", types.replace(remark, "").replace(alone, ""));
