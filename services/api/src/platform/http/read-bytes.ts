import type { Readable } from 'node:stream';

/**
 * Everything that a stream has to say, or undefined when that is more than `most`. What is too much is read to its end without being
 * kept, so that the answer can still be heard; a sender who doesn't stop is cut off after `patience`. Both in bytes.
 * @throws when the stream breaks.
 */
export async function readBytes(
  stream: Readable,
  most: number,
  patience = 2 * most,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length <= most) parts.push(part);
    else if (length > patience) return undefined;
  }
  return length > most ? undefined : Buffer.concat(parts);
}
