import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEntries } from '../modules/audit/audit.table.ts';
import { docRevisions, docRules, docs } from '../modules/docs/docs.table.ts';
import { feedItems } from '../modules/feed/feed.table.ts';
import { sourceOf } from '../modules/news/article-announcements.policy.ts';
import { articleRevisions, articleSlugs, articleTags } from '../modules/news/article-records.table.ts';
import { articles } from '../modules/news/articles.table.ts';
import { notificationEvents, notifications } from '../modules/notifications/notifications.table.ts';
import { roleAssignments } from '../modules/users/assignments.table.ts';
import { users } from '../modules/users/users.table.ts';
import { articleRow } from './article-rows.ts';
import { auditRowsOf } from './audit-rows.ts';
import { type DemoArticle, readArticles } from './content/articles.ts';
import { readDocs } from './content/docs.ts';
import { readFeed } from './content/feed.ts';
import { readAccounts, readMembers } from './content/people.ts';
import { readAuditLog } from './content/records.ts';
import { coverDrawing, type DemoPictures } from './demo-pictures.ts';
import { docRowsOf } from './doc-rows.ts';
import { notificationRowsOf } from './notification-rows.ts';
import { seedEstate } from './seed-estate.ts';
import { seedEvents } from './seed-events.ts';
import { seedForms } from './seed-forms.ts';
import { seedGame } from './seed-game.ts';
import { seedInbox } from './seed-inbox.ts';
import { seedModeration } from './seed-moderation.ts';
import { seedStreaming } from './seed-streaming.ts';
import { seedTalk } from './seed-talk.ts';
import { ago, assignmentsOf } from './timeline.ts';

/** Age of the last edit of the docs, in hours. */
const DOCS_HOURS_AGO = 700;
/** Age of the properties' pictures, in hours. */
const PROPERTIES_DRAWN_HOURS_AGO = 2_000;

/**
 * Fills an empty site with the demo community. Every row is marked as demo data, so that it can be removed again.
 * @returns the rows that show pictures.
 */
export async function seedDemoCommunity(queries: NodePgDatabase, now: Date): Promise<DemoPictures> {
  const accounts = readAccounts();
  const members = readMembers();
  const people = [...accounts, ...members];
  // Comments mention members by their handle.
  const idOf = (key: string) => {
    const person = people.find((candidate) => candidate.key === key || candidate.username === key);
    if (!person) throw new Error(`The demo community has no member ${key}.`);
    return person.id;
  };
  const demoArticles = readArticles();
  await queries.insert(users).values(
    people.map(({ key: _, joinedDaysAgo, seenHoursAgo, siteRoles, identityRoles, ...profile }) => ({
      ...profile,
      createdAt: ago(now, joinedDaysAgo * 24),
      updatedAt: ago(now, joinedDaysAgo * 24),
      lastSeenAt: seenHoursAgo === null ? null : ago(now, seenHoursAgo),
      demo: true,
    })),
  );
  const assignments = people.flatMap((person) => assignmentsOf(person, now));
  await queries.insert(roleAssignments).values(assignments.map((held) => ({ ...held, demo: true })));
  await seedGame(queries, people, now);
  const seeded = await seedArticles(queries, demoArticles, idOf, now);
  const sources = new Map(seeded.map(({ slug, id }) => [`/news/${slug}`, sourceOf(id)]));
  await queries.insert(feedItems).values(
    readFeed().map(({ author, hoursAgo, ...item }) => ({
      ...item,
      authorId: idOf(author),
      publishedAt: ago(now, hoursAgo),
      source: item.href ? sources.get(item.href) : undefined,
      demo: true,
    })),
  );
  const rows = notificationRowsOf(seeded, accounts, now);
  await queries.insert(notificationEvents).values(rows.events);
  await queries.insert(notifications).values(rows.notifications);
  await seedDocs(queries, idOf('editor'), now);
  await seedForms(queries, idOf, now);
  await seedModeration(queries, idOf, now);
  await seedStreaming(queries, idOf, people, now);
  const articleIds = new Map(seeded.map(({ title, id }) => [title, id]));
  await seedTalk({ queries, idOf, articleIds, now });
  const eventShows = await seedEvents(queries, idOf, { people: members, articleIds }, now);
  const propertyShows = await seedEstate(queries, idOf, now);
  await seedInbox(queries, idOf, now);
  await queries
    .insert(auditEntries)
    .values(auditRowsOf(people, readAuditLog(), now).map((entry) => ({ ...entry, demo: true })));
  const covers = demoArticles.map(({ cover }) => cover && coverDrawing(cover));
  return {
    uploads: seeded.map(({ authorId, createdAt }, at) => ({
      drawing: covers[at] ?? '',
      uploaderId: authorId,
      at: createdAt.toISOString(),
    })),
    others: { uploaderId: idOf('staff'), at: ago(now, PROPERTIES_DRAWN_HOURS_AGO).toISOString() },
    shows: [
      ...seeded.map(({ id }, at) => ({
        kind: 'article' as const,
        id,
        drawings: covers[at] ? [covers[at]] : [],
      })),
      ...eventShows,
      ...propertyShows,
    ],
  };
}

type ArticleRows = Awaited<ReturnType<typeof articleRow>>[];

async function seedArticles(
  queries: NodePgDatabase,
  demoArticles: readonly DemoArticle[],
  idOf: (key: string) => string,
  now: Date,
): Promise<ArticleRows> {
  const rows = await Promise.all(
    demoArticles.map((article) => articleRow(article, idOf(article.author), now)),
  );
  await queries.insert(articles).values(rows);
  await queries.insert(articleSlugs).values(rows.map(({ slug, id }) => ({ slug, articleId: id })));
  await queries
    .insert(articleTags)
    .values(
      rows.flatMap(({ id, tags = [], category, publishedAt, pinSlot = null, state }) =>
        publishedAt && state === 'published'
          ? tags.map((tag) => ({ articleId: id, tag, category, publishedAt, pinned: pinSlot !== null }))
          : [],
      ),
    );
  await queries.insert(articleRevisions).values(
    rows.map(({ id, title, summary, body, authorId, updatedAt }) => ({
      articleId: id,
      number: 1,
      title,
      summary: summary ?? '',
      body,
      editorId: authorId,
      begunAt: updatedAt,
      at: updatedAt,
    })),
  );
  return rows;
}

async function seedDocs(queries: NodePgDatabase, editorId: string, now: Date): Promise<void> {
  const { pages, revisions, rules } = docRowsOf(readDocs(), editorId, ago(now, DOCS_HOURS_AGO));
  await queries.insert(docs).values(pages);
  await queries.insert(docRevisions).values(revisions);
  await queries.insert(docRules).values(rules);
}
