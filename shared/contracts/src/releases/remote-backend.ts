import { z } from 'zod';
import { backendEventsSchema, SITE_CALLS } from './backend-hooks.ts';
import { patternScore } from './match-route.ts';
import { remotePermissionKey } from './remote-permission.ts';
import { routePattern } from './route-pattern.ts';

/** Maximum number of calls that a remote may declare. */
const MAX_CALLS = 60;

/** A method, and a path pattern below `/api/remotes/<remote>`: `POST /polls/:id/votes`. */
const backendCallText = z
  .string()
  .regex(/^(GET|POST|PUT|PATCH|DELETE) \//, 'A call looks like POST /polls/:id/votes.')
  .refine((call) => routePattern.safeParse(call.slice(call.indexOf(' ') + 1)).success, {
    message: 'A call looks like POST /polls/:id/votes.',
  });

/**
 * A call that the site forwards to the backend of a remote.
 * - `access`: everyone, signed-in members, or holders of a permission of the remote. Suspended and banned members count as visitors, and restricted
 *   ones can only call GET.
 * - `rate`: class of the limit for each caller. By default `read` for GET, and `write` for others.
 */
export const backendCallSchema = z.object({
  call: backendCallText,
  access: z.union(
    [z.literal('public'), z.literal('members'), z.object({ permission: remotePermissionKey })],
    'Access is "public", "members" or { "permission": "…" } with a permission of this remote.',
  ),
  rate: z.enum(['read', 'search', 'write']).optional(),
});
export type BackendCall = z.infer<typeof backendCallSchema>;

/** Normalizes a call, so that names of parameters don't matter. */
const shapeOf = (call: string) => call.replace(/:[A-Za-z]+/g, ':');

/** Declaration of a remote's backend. The address isn't part of it: an owner of the site registers it. */
export const remoteBackendManifestSchema = z.object({
  calls: z
    .array(backendCallSchema)
    .max(MAX_CALLS, `At most ${MAX_CALLS} calls.`)
    .refine((calls) => new Set(calls.map(({ call }) => shapeOf(call))).size === calls.length, {
      message: 'Name each call once.',
    })
    .default([]),
  /** Events of the site that the backend receives. */
  events: backendEventsSchema.optional(),
  /** Whether the backend stores data of members: the site then calls it for exports and deletions. */
  personalData: z.boolean().optional(),
});
export type RemoteBackendManifest = z.infer<typeof remoteBackendManifestSchema>;

/** Path below which the site forwards calls to the backends of remotes. */
export const REMOTE_CALLS = '/api/remotes/';

/** `typ` of the tokens by which a backend recognizes the member of a call. */
export const ASSERTION_TYPE = 'bw-member+jwt';
/** Lifetime of such a token, in seconds. */
export const ASSERTION_SECONDS = 60;

/** Returns the audience of the tokens for the backend of a remote. @param site origin of the site */
export const assertionAudience = (site: string, remote: string): string => `${site}/remotes/${remote}`;

/** Returns the rate limit class of a call. */
export function rateOfCall({ call, rate }: Pick<BackendCall, 'call' | 'rate'>) {
  return rate ?? (call.startsWith('GET ') ? 'read' : 'write');
}

/**
 * Returns the declared call that a request makes, preferring the most specific pattern. HEAD is a GET.
 * @param path below the prefix of the remote, with a leading slash and without a query. Paths with empty segments, and those of the site's own calls, match nothing.
 */
export function matchCall<T extends { call: string }>(
  calls: readonly T[],
  method: string,
  path: string,
): T | undefined {
  // A backend may interpret empty segments differently.
  if (/\/(\/|$)/.test(path) || isForSite(path)) return undefined;
  const prefix = `${method === 'HEAD' ? 'GET' : method} `;
  let best: { call: T; score: number } | undefined;
  for (const call of calls) {
    if (!call.call.startsWith(prefix)) continue;
    const score = patternScore(call.call.slice(prefix.length), path);
    if (score !== undefined && (!best || score > best.score)) best = { call, score };
  }
  return best?.call;
}

/** Whether a path is for calls of the site itself, also in an encoded form. */
function isForSite(path: string): boolean {
  try {
    return `${decodeURIComponent(path).toLowerCase()}/`.startsWith(SITE_CALLS);
  } catch {
    return true;
  }
}
