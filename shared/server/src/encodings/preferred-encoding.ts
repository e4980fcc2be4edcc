import Negotiator from 'negotiator';

/**
 * Returns the encoding for a response.
 * @param header `Accept-Encoding` of the request (RFC 9110, section 12.5.3).
 * @param offered available encodings, the best first.
 * @returns the first one that the client accepts; undefined if it accepts none of them.
 */
export function preferredEncoding<E extends string>(
  header: string | undefined,
  offered: readonly E[],
): E | undefined {
  if (header === undefined) return undefined;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...offered]);
  return offered.find((encoding) => accepted.includes(encoding));
}
