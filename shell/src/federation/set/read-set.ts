import type { ReleaseSet, SignedText } from '@boardwalk/contracts';

/** Reasons to reject a release set. */
export type SetRefusal = 'unsigned' | 'older' | 'expired' | 'unreadable' | 'misplaced';

/** A rejected release set, which code must not be loaded from. */
export class SetRefused extends Error {
  readonly refusal: SetRefusal;
  constructor(refusal: SetRefusal, cause?: unknown) {
    super(`The release set is ${refusal}.`, { cause });
    this.refusal = refusal;
  }
}

/** The newest set that this browser has seen: its registry and number. */
export interface Seen {
  registry: string;
  seq: number;
}

/**
 * Parses a set after its signature was verified.
 * @param isGenuine verifies the signature; if it throws, the set is unreadable.
 * @param seen an older set of the same registry is rejected as a possible replay. So is an expired one, unless it equals the last one seen, which is
 * the browser's offline copy.
 * @throws SetRefused
 */
export async function readSet(
  signed: SignedText,
  isGenuine: (signed: SignedText) => Promise<boolean>,
  seen: Seen | null,
  now: number,
): Promise<ReleaseSet> {
  const genuine = await isGenuine(signed).catch((cause: unknown) => {
    throw new SetRefused('unreadable', cause);
  });
  if (!genuine) throw new SetRefused('unsigned');
  const set = JSON.parse(signed.payload) as ReleaseSet;
  if (!Array.isArray(set.remotes)) throw new SetRefused('unreadable');
  if (set.preview) {
    if (Date.parse(set.preview.expiresAt) < now) throw new SetRefused('expired');
    return set;
  }
  const known = seen?.registry === set.registry ? seen.seq : undefined;
  if (known !== undefined && set.seq < known) throw new SetRefused('older');
  // An invalid time counts as absent.
  const isOver = !(Date.parse(set.expiresAt ?? '') >= now);
  if (isOver && set.seq !== known) throw new SetRefused('expired');
  return set;
}
