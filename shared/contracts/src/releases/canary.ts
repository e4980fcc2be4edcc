/** How many buckets visitors are spread over. The cookie holds nothing but the number of one, shared by many people. */
export const BUCKETS = 10_000;

/** The cookie that keeps a visitor in their bucket. */
export const BUCKET_COOKIE = 'boardwalk-bucket';

/**
 * Whether a bucket gets the canary of a remote. Each remote starts its share at another bucket, so that the same people don't try
 * everything first; a share that grows keeps those whom it had.
 * @param share percent of the visitors, 0 to 100.
 */
export function isInCanary(bucket: number, remote: string, share: number): boolean {
  return (bucket + offsetOf(remote)) % BUCKETS < share * (BUCKETS / 100);
}

/** FNV-1a: spreads names evenly; nothing here has to be secret. */
function offsetOf(remote: string): number {
  let hash = 0x811c9dc5;
  for (const sign of remote) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}
