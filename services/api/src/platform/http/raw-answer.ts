import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import fresh from 'fresh';

/** Cache lifetime of a text, in seconds. */
const TEXT_SECONDS = 300;

/** Response that isn't JSON: status, headers and an optional stream, text or bytes. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body?: Readable | string | Buffer,
  ) {}
}

/**
 * Returns a text for programs that poll, such as feed readers. A request with its current ETag gets 304.
 * @param kept `private` for a text that isn't public.
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

/** Whether an If-None-Match header contains this tag. A proxy may have marked it as weak. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag: tag });
}

/** Whether an Accept header names exactly this media type, and not with `q=0`. Wildcards don't count. */
export function acceptsType(header: string, mediaType: string): boolean {
  return header.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
