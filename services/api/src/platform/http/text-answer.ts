import { hash } from 'node:crypto';
import { matches } from './conditional.ts';
import { RawAnswer } from './raw-answer.ts';

/** How long a reader of feeds and the like goes by what it has, in seconds. */
const CACHE = 'public, max-age=300';

/** A text for programs that come back for it: it isn't sent twice to who has it. */
export function textAnswer(text: string, type: string, ifNoneMatch: string | undefined): RawAnswer {
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 20)}"`;
  const headers = { etag, 'cache-control': CACHE };
  if (matches(ifNoneMatch, etag)) return new RawAnswer(304, headers);
  return new RawAnswer(200, { ...headers, 'content-type': `${type}; charset=utf-8` }, text);
}
