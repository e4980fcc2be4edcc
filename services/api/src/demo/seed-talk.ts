import { handlesMeant, mentionPlaces } from '@boardwalk/contracts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  articleReactions,
  commentMentions,
  commentReports,
  comments,
} from '../modules/comments/comments.table.ts';
import { MINUTE_MS } from '../platform/time/durations.ts';
import { type DemoComment, readComments, readReactions } from './content/comments.ts';
import { ago } from './timeline.ts';

/** Interval between reactions, in hours. */
const REACTION_HOURS = 0.4;

interface Talk {
  queries: NodePgDatabase;
  idOf: (key: string) => string;
  /** Ids of articles, by title. */
  articleIds: ReadonlyMap<string, string>;
  now: Date;
}

/** Inserts members' comments on articles and their reactions. They are deleted with the articles. */
export async function seedTalk(talk: Talk): Promise<void> {
  for (const [title, written] of Object.entries(readComments())) {
    const articleId = articleOf(talk, title);
    for (const comment of written) {
      const parentId = await seedComment(talk, comment, { articleId });
      for (const reply of comment.replies ?? [])
        await seedComment(talk, reply, { articleId, parentId, replyToId: parentId });
    }
  }
  for (const [title, kinds] of Object.entries(readReactions()))
    await seedReactions(talk, articleOf(talk, title), kinds);
}

function articleOf({ articleIds }: Talk, title: string): string {
  const id = articleIds.get(title);
  if (id === undefined) throw new Error(`The demo community has no article “${title}”.`);
  return id;
}

async function seedComment(
  { queries, idOf, now }: Talk,
  { by, hoursAgo, text, editedAfterMinutes, held, reports = [] }: DemoComment,
  place: { articleId: string; parentId?: string; replyToId?: string },
): Promise<string> {
  const createdAt = ago(now, hoursAgo);
  const [row] = await queries
    .insert(comments)
    .values({
      ...place,
      authorId: idOf(by),
      text,
      createdAt,
      demo: true,
      state: held ? ('held' as const) : ('shown' as const),
      shownAt: held ? null : createdAt,
      ...(editedAfterMinutes && {
        version: 2,
        editedAt: new Date(createdAt.getTime() + editedAfterMinutes * MINUTE_MS),
      }),
    })
    .returning({ id: comments.id });
  if (!row) throw new Error('The demo comment was not written.');
  // Uses the last candidate of each handle: a trailing period belongs to the sentence.
  const mentioned = mentionPlaces(text).flatMap(({ handle }) => handlesMeant(handle).slice(-1));
  if (mentioned.length > 0)
    await queries.insert(commentMentions).values(
      mentioned.map((handle) => ({
        commentId: row.id,
        memberId: idOf(handle),
        handle,
        notifiedAt: createdAt,
      })),
    );
  if (reports.length > 0)
    await queries.insert(commentReports).values(
      reports.map(({ by: reporter, hoursAgo: at, ...report }) => ({
        ...report,
        commentId: row.id,
        commentText: text,
        reporterId: idOf(reporter),
        createdAt: ago(now, at),
      })),
    );
  return row.id;
}

async function seedReactions(
  { queries, idOf, now }: Talk,
  articleId: string,
  kinds: ReturnType<typeof readReactions>[string],
): Promise<void> {
  const rows = Object.entries(kinds).flatMap(([kind, members]) =>
    members.map((username, place) => ({
      articleId,
      memberId: idOf(username),
      kind: kind as keyof typeof kinds,
      demo: true,
      createdAt: ago(now, (place + 1) * REACTION_HOURS),
    })),
  );
  await queries.insert(articleReactions).values(rows);
}
