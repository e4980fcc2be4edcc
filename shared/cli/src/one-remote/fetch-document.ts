import { PlainError } from '@boardwalk/build/command';
import type { z } from 'zod';
import { networkReason } from '../release/site/network-reason.ts';

const TIMEOUT_MS = 10_000;

/** Fetches a JSON document that every site serves. @throws PlainError when the site doesn't respond, or with something else. */
export async function fetchDocument<T extends z.ZodType>(
  site: string,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(site + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    text = await response.text();
  } catch (error) {
    throw new PlainError(`No site answers at ${site} (${networkReason(error, TIMEOUT_MS)}).`);
  }
  // The site explains in plain text that its packages are still being built.
  if (response.status === 503 && response.headers.get('content-type')?.startsWith('text/plain'))
    throw new PlainError(text.trim());
  const content = jsonOf(text);
  if (!response.ok || content === undefined)
    throw new PlainError(`${site}${path} doesn't respond as a Boardwalk site does (${response.status}).`);
  const read = schema.safeParse(content);
  if (!read.success)
    throw new PlainError(`${site}${path} returned a response that this version doesn't expect.`);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
