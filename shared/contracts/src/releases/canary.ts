/** Number of buckets that visitors are spread over. The cookie contains only the bucket number, which many people share. */
export const BUCKETS = 10_000;

/** Cookie with a visitor's bucket. */
export const BUCKET_COOKIE = 'boardwalk-bucket';

/**
 * Returns whether a bucket gets the canary of a remote. Each remote's share starts at a different bucket, so that not the same visitors get every
 * canary; a growing share keeps its earlier buckets.
 * @param share percent of the visitors, 0 to 100.
 */
export function isInCanary(bucket: number, remote: string, share: number): boolean {
  return (bucket + offsetOf(remote)) % BUCKETS < share * (BUCKETS / 100);
}

/** FNV-1a hash: spreads names evenly, and needn't be secret. */
function offsetOf(remote: string): number {
  let hash = 0x811c9dc5;
  for (const sign of remote) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}
