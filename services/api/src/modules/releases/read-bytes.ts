import type { Readable } from 'node:stream';
import { LARGEST_FILE } from './release-form.policy.ts';

/**
 * Everything that a stream has to say, or undefined when that is more than `most`. What is too much is read to its end without being
 * kept, so that the answer can still be heard; a sender who doesn't stop is cut off. @throws when the stream breaks.
 */
export async function readBytes(stream: Readable, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length <= most) parts.push(part);
    else if (length > 2 * LARGEST_FILE) return undefined;
  }
  return length > most ? undefined : Buffer.concat(parts);
}
