import type { Readable } from 'node:stream';

/**
 * Returns all bytes of a stream, or undefined when there are more than `max`. A longer stream is read to its end but not buffered, because its
 * sender reads the response only then; reading stops after `readAtMost`. Both limits are in bytes.
 * @throws when the stream breaks.
 */
export async function readBytes(
  stream: Readable,
  max: number,
  readAtMost = 2 * max,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length <= max) parts.push(part);
    else if (length > readAtMost) return undefined;
  }
  return length > max ? undefined : Buffer.concat(parts);
}
