import { endpoint, endpointKeys, USUAL_JSON } from '@boardwalk/contracts';
import { RefusedRequest } from '../refused-request.ts';

/** What a body may take: bytes, and the time for which its sender is waited for. */
export interface BodyBounds {
  mostBytes: number;
  /** For the first bytes, in milliseconds. */
  patienceMs: number;
  /** Each second more is earned with so many bytes: whoever sends slower than this is given up. */
  bytesPerSecond: number;
  /** For all of it, in milliseconds, however fast it comes. */
  longestMs: number;
}

/** JSON, forms and whatever else is read whole. Less than the 30 s that a page waits, so that it hears why. */
export const SMALL_BODY: BodyBounds = {
  mostBytes: USUAL_JSON.mostBytes,
  patienceMs: 20_000,
  bytesPerSecond: Number.POSITIVE_INFINITY,
  longestMs: 20_000,
};

/** Pictures and files of releases: 10 MB are through within ten minutes from 18 KB/s on, which old mobile networks still have. */
export const UPLOAD: Omit<BodyBounds, 'mostBytes'> = {
  patienceMs: 15_000,
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

/** The bounds of a route's bodies. @param route its pattern, such as `/api/media`; undefined where there is no route. */
export function bodyBounds(method: string, route: string | undefined): BodyBounds {
  return bounds.get(`${method} ${route}`) ?? SMALL_BODY;
}

/** How long a sender may have kept others waiting after so many bytes, in milliseconds. */
export function timeFor(bytes: number, { patienceMs, bytesPerSecond, longestMs }: BodyBounds): number {
  return Math.min(longestMs, patienceMs + (bytes / bytesPerSecond) * 1000);
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
