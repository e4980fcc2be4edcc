import { endpoint, endpointKeys, USUAL_JSON } from '@boardwalk/contracts';
import { RefusedRequest } from '../refused-request.ts';

/** Limits of a body: size, and time to wait for its sender. */
export interface BodyBounds {
  mostBytes: number;
  /** For the first bytes, in milliseconds. */
  baseMs: number;
  /** Each second beyond that requires this many bytes: slower senders are disconnected. */
  bytesPerSecond: number;
  /** For the whole body, in milliseconds, at any rate. */
  longestMs: number;
}

/** JSON, forms and other bodies that are buffered. Below the 30 s timeout of the page, so that it gets the reason. */
export const SMALL_BODY: BodyBounds = {
  mostBytes: USUAL_JSON.mostBytes,
  baseMs: 20_000,
  bytesPerSecond: Number.POSITIVE_INFINITY,
  longestMs: 20_000,
};

/** Pictures and release files: 10 MB take ten minutes at 18 KB/s, which old mobile networks still have. */
export const UPLOAD: Omit<BodyBounds, 'mostBytes'> = {
  baseMs: 15_000,
  bytesPerSecond: 16_384,
  longestMs: 600_000,
};

const bounds = new Map(
  endpointKeys.map((key): [string, BodyBounds] => {
    const { rawBody, jsonLimits = USUAL_JSON } = endpoint(key);
    if (rawBody) return [key, { ...UPLOAD, mostBytes: rawBody.mostBytes }];
    return [key, { ...SMALL_BODY, mostBytes: jsonLimits.mostBytes }];
  }),
);

/** Returns the limits of a route's bodies. @param route its pattern, such as `/api/media`; undefined without a route. */
export function bodyBounds(method: string, route: string | undefined): BodyBounds {
  return bounds.get(`${method} ${route}`) ?? SMALL_BODY;
}

/** Returns the maximum total waiting time for a sender after this many bytes, in milliseconds. */
export function timeFor(bytes: number, { baseMs, bytesPerSecond, longestMs }: BodyBounds): number {
  return Math.min(longestMs, baseMs + (bytes / bytesPerSecond) * 1000);
}

export function tooLarge({ mostBytes }: Pick<BodyBounds, 'mostBytes'>): RefusedRequest {
  const size =
    mostBytes < 1_048_576
      ? `${Math.round(mostBytes / 1024)} KB`
      : `${Math.round((mostBytes / 1_048_576) * 10) / 10} MB`;
  return new RefusedRequest('BODY_TOO_LARGE', {
    message: `That is more than the site takes at once (${size}).`,
  });
}
