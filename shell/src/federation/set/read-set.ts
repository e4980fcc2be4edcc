import type { ReleaseSet, SignedText } from '@boardwalk/contracts';

/** Why a release set isn't used. */
export type SetRefusal = 'unsigned' | 'older' | 'expired' | 'unreadable' | 'misplaced';

/** A release set that nobody may load code from. */
export class SetRefused extends Error {
  readonly refusal: SetRefusal;
  constructor(refusal: SetRefusal, cause?: unknown) {
    super(`The release set is ${refusal}.`, { cause });
    this.refusal = refusal;
  }
}

/** The newest set that this browser has seen: of which registry, and its number. */
export interface Seen {
  registry: string;
  seq: number;
}

/**
 * Reads a set after its signature was checked, and never before.
 * @param isGenuine checks the signature; what it throws makes the set unreadable.
 * @param seen an older set of the same registry is refused: somebody could be replaying it. So is one whose time is over, unless it is the
 * very one that was seen last: that is what a browser keeps for the time without network.
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
  // A time that can't be read is none.
  const isOver = !(Date.parse(set.expiresAt ?? '') >= now);
  if (isOver && set.seq !== known) throw new SetRefused('expired');
  return set;
}
