import type { ReactionKind, Reactions } from '@boardwalk/contracts';

/** What the row shows once the reader has chosen another reaction, or none. */
export function reacted({ counts, mine }: Reactions, kind: ReactionKind | null): Reactions {
  const next = { ...counts };
  if (mine) next[mine] = Math.max(0, (next[mine] ?? 0) - 1);
  if (kind) next[kind] = (next[kind] ?? 0) + 1;
  return { counts: next, mine: kind };
}
