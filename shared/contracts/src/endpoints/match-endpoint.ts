import { type EndpointKey, endpointKeys, splitKey } from './table.ts';

interface Pattern {
  key: EndpointKey;
  segments: readonly string[];
  /** Number of leading segments that all endpoints share. */
  fixed: number;
}

/** Patterns by method and number of segments, those with more fixed segments first. */
const patterns = new Map<string, Pattern[]>();
for (const key of endpointKeys) {
  const [method, path] = splitKey(key);
  const segments = path.split('/');
  const fixed = segments.filter((segment) => !segment.startsWith(':')).length;
  const name = `${method} ${segments.length}`;
  const alike = patterns.get(name);
  if (alike) alike.push({ key, segments, fixed });
  else patterns.set(name, [{ key, segments, fixed }]);
}
for (const alike of patterns.values()) alike.sort((one, other) => other.fixed - one.fixed);

/**
 * Returns the endpoint that the API's router would choose. HEAD matches the endpoint of GET.
 * @param path path as sent, without its query and in {@link isPlainPath plain} spelling.
 */
export function matchEndpoint(method: string, path: string): EndpointKey | undefined {
  const segments = path.split('/');
  const verb = method === 'HEAD' ? 'GET' : method;
  const matches = (pattern: Pattern) =>
    pattern.segments.every((segment, at) =>
      segment.startsWith(':') ? segments[at] !== '' : segment === segments[at],
    );
  return patterns.get(`${verb} ${segments.length}`)?.find(matches)?.key;
}

/** Unreserved characters (RFC 3986, 2.3) mean the same encoded and not encoded. */
const UNRESERVED = /[A-Za-z0-9\-._~]/;
const ENCODED = /%(?:([0-9A-Fa-f]{2})|.{0,2})/gs;

/**
 * Returns whether a path has only one spelling: no unnecessary or incomplete percent-encoding, and valid UTF-8 when decoded. A proxy and a router may
 * interpret other paths differently.
 */
export function isPlainPath(path: string): boolean {
  if (!path.includes('%')) return true;
  for (const [, hex] of path.matchAll(ENCODED))
    if (hex === undefined || UNRESERVED.test(String.fromCharCode(Number.parseInt(hex, 16)))) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
