import type { ReleaseSet, SignedText } from '@boardwalk/contracts';
import { isProven } from './prove.ts';
import { readSet, type Seen } from './read-set.ts';

export { type Seen, type SetRefusal, SetRefused } from './read-set.ts';

/**
 * Parses a set and verifies that one of the pinned keys signed it, in any browser.
 * @param seen an older set of the same registry is rejected as a possible replay.
 * @throws SetRefused
 */
export function verifySet(
  signed: SignedText,
  publicKeys: readonly string[],
  seen: Seen | null,
  now: number,
): Promise<ReleaseSet> {
  return readSet(signed, (text) => isProven(text, publicKeys), seen, now);
}
