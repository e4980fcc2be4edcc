import type { OutgoingAnswer } from '@boardwalk/server/outgoing';

/** Types that a backend may send: browsers can't run any of them. */
const MEDIA_TYPES = new Set([
  'application/json',
  'application/problem+json',
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
]);

/** Headers that are passed on. The others concern the connection to the backend, or would act on the whole site, such as cookies. */
const PASSED_ON = ['content-type', 'content-language', 'retry-after'] as const;

/** Headers of every response. Responses to members must not be stored. */
const OWN = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Returns the reason why a response isn't passed on; undefined if it is. */
export function answerRefusal({ status, headers, body }: OutgoingAnswer): string | undefined {
  if (status < 200 || (status >= 300 && status < 400)) return `status ${status}`;
  if (body.length === 0) return undefined;
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return MEDIA_TYPES.has(type.trim().toLowerCase()) ? undefined : `type "${type}"`;
}

/** Returns the headers for the browser. */
export function passedOnHeaders({ headers }: OutgoingAnswer): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(passed), ...OWN };
}
