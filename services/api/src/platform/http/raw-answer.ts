import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import fresh from 'fresh';

/** How long a program may go by a text that it has, in seconds. */
const TEXT_SECONDS = 300;

/** An answer that isn't JSON: its status, headers and, unless there is nothing to send, a stream, a text or bytes. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body?: Readable | string | Buffer,
  ) {}
}

/**
 * A text for programs that ask again and again, such as feed readers. Who names its tag gets 304.
 * @param kept `private` for a text that isn't for everybody.
 */
export function textAnswer(
  text: string,
  type: string,
  ifNoneMatch: string | undefined,
  kept: 'public' | 'private' = 'public',
): RawAnswer {
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 20)}"`;
  const headers = { etag, 'cache-control': `${kept}, max-age=${TEXT_SECONDS}` };
  if (matchesTag(ifNoneMatch, etag)) return new RawAnswer(304, headers);
  return new RawAnswer(200, { ...headers, 'content-type': `${type}; charset=utf-8` }, text);
}

/** Whether an If-None-Match header names this tag. A proxy may have marked it weak. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag: tag });
}

/** Whether an Accept header names this media type itself, and not with `q=0`. Accepting anything doesn't count. */
export function acceptsType(header: string, mediaType: string): boolean {
  return header.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
