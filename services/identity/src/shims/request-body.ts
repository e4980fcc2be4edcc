import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 56 * 1024;

/** Error for a body that can't come from one of our forms. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Reads a request's body. Throws BodyTooLarge above 56 KB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
