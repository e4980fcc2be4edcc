import { expect, it } from 'vitest';
import { messageReader, type SentStatement } from './statement-tap.ts';

const int = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeInt16BE(value);
  else buffer.writeInt32BE(value);
  return buffer;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (kind: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(kind), int(body.length + 4, 4), body]);
};
const start = Buffer.concat([int(8, 4), int(196_608, 4)]);
const value = (given: string | null) =>
  given === null ? int(-1, 4) : Buffer.concat([int(Buffer.byteLength(given), 4), Buffer.from(given)]);

const sent = Buffer.concat([
  start,
  message('Q', text('BEGIN')),
  message('P', text('by_id'), text('SELECT $1, $2'), int(0, 2)),
  message('B', text(''), text('by_id'), int(0, 2), int(2, 2), value('ä'), value(null), int(0, 2)),
  message('B', text(''), text('by_id'), int(0, 2), int(2, 2), value(''), value('2'), int(0, 2)),
]);

it.each([1, 7, sent.length])('reads statements that arrive in chunks of %i bytes', (size) => {
  const statements: SentStatement[] = [];
  const read = messageReader((statement) => statements.push(statement));
  for (let at = 0; at < sent.length; at += size) read(sent.subarray(at, at + size));
  expect(statements).toEqual([
    { name: '', text: 'BEGIN', values: [] },
    { name: 'by_id', text: 'SELECT $1, $2', values: ['ä', null] },
    { name: 'by_id', text: 'SELECT $1, $2', values: ['', '2'] },
  ]);
});
