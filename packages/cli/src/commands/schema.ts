// `messdeck schema`: the JSON Schema of a record, a view, an entry of a stream, or a line that a bot reads.

import { Complaint } from '../complaint.ts';
import { Output } from '../output.ts';
import { SCHEMAS, type SchemaName } from '../schemas.ts';

export async function printSchema(name: string): Promise<void> {
  if (!Object.hasOwn(SCHEMAS, name))
    throw new Complaint(
      `There are schemas of ${Object.keys(SCHEMAS).join(', ')}, but none of ${JSON.stringify(name)}.`,
    );
  const output = new Output();
  output.text(`${JSON.stringify(await SCHEMAS[name as SchemaName](), null, 2)}\n`);
  await output.flush();
}
