import type { ReactionKind, Reactions } from '@boardwalk/contracts';

/** Returns the reactions after the reader has chosen another one, or none. */
export function reacted({ counts, mine }: Reactions, kind: ReactionKind | null): Reactions {
  const next = { ...counts };
  if (mine) next[mine] = Math.max(0, (next[mine] ?? 0) - 1);
  if (kind) next[kind] = (next[kind] ?? 0) + 1;
  return { counts: next, mine: kind };
}
