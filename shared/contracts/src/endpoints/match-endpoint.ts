import { type EndpointKey, endpointKeys, splitKey } from './table.ts';

interface Pattern {
  key: EndpointKey;
  segments: readonly string[];
  /** Segments that are the same for all calls. */
  fixed: number;
}

/** The patterns of each method with as many segments, those with more fixed segments first. */
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
 * The endpoint that the API's router chooses for a call. HEAD is the endpoint of GET.
 * @param path the path as it was sent, without its query and in {@link isPlainPath plain} spelling.
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
 * Whether a path has one spelling only: nothing encoded that need not be, no percent sign that encodes nothing, and UTF-8 where it is
 * decoded. Of other paths a proxy and a router may see different ones.
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
