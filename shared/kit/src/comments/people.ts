import { type CommentThread, DELETED_MEMBER } from '@boardwalk/contracts';
import type { MentionedMember } from './use-mentions.ts';

/** Returns the participants of these threads, the latest author first. */
export function peopleOf(threads: readonly CommentThread[]): MentionedMember[] {
  const written = threads.flatMap((thread) => [thread, ...thread.replies.items]);
  const others = written.filter(
    ({ mine, state, author }) => !mine && state === 'shown' && author.username !== DELETED_MEMBER.username,
  );
  const byHandle = new Map(
    others
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map(({ author }) => [author.username, author] as const),
  );
  return [...byHandle.values()].reverse();
}
