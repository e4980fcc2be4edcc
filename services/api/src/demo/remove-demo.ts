import { and, eq, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEntries } from '../modules/audit/audit.table.ts';
import { docRules, docs } from '../modules/docs/docs.table.ts';
import { listings } from '../modules/estate/listings/listings.table.ts';
import { properties } from '../modules/estate/properties/properties.table.ts';
import { ledgerLines, settlements } from '../modules/estate/settlements/settlements.table.ts';
import { tenancies } from '../modules/estate/tenancies/tenancies.table.ts';
import { eventOccurrences } from '../modules/events/event-occurrences.table.ts';
import { events } from '../modules/events/events.table.ts';
import { feedItems } from '../modules/feed/feed.table.ts';
import { forms } from '../modules/forms/forms.table.ts';
import { gameKeys } from '../modules/game/keys/game-keys.table.ts';
import { whitelistEntries } from '../modules/identities/whitelist/whitelist.table.ts';
import { media, mediaUses } from '../modules/media/media.table.ts';
import { articles } from '../modules/news/articles.table.ts';
import { notificationEvents } from '../modules/notifications/notifications.table.ts';
import { siteClaims } from '../modules/site/setup/setup.table.ts';
import { siteConfiguration } from '../modules/site/site.table.ts';
import { interviewSlots } from '../modules/submissions/interviews.table.ts';
import { submissions } from '../modules/submissions/submissions.table.ts';
import { roleAssignments } from '../modules/users/assignments.table.ts';
import { users } from '../modules/users/users.table.ts';

interface RemovedDemo {
  /** Number of removed rows by table. */
  removed: Record<string, number>;
  /** Whether the site has no owner now: its next start prints the code for one. */
  waitsForOwner: boolean;
}

/**
 * Removes the demo community and keeps what real members made. The site configuration stays, because a site needs one; it is
 * no longer marked as a demo. Without a real owner, the site waits for one.
 */
export async function removeDemo(database: NodePgDatabase): Promise<RemovedDemo> {
  return database.transaction(async (queries) => {
    const removed: Record<string, number> = {};
    // Real pages below a demo page move to the top level.
    await queries
      .update(docs)
      .set({ parentId: null })
      .where(
        sql`NOT ${docs.demo} AND EXISTS (SELECT 1 FROM ${docs} above WHERE above.id = ${docs.parentId} AND above.demo)`,
      );
    // Demo pictures that real content uses stay. The next cleaning removes the others with their files.
    await queries.delete(mediaUses).where(
      sql`(${mediaUses.ownerKind} = 'article' AND ${mediaUses.ownerId} IN (SELECT id::text FROM ${articles} WHERE ${articles.demo}))
          OR (${mediaUses.ownerKind} = 'event' AND ${mediaUses.ownerId} IN (SELECT id::text FROM ${events} WHERE ${events.demo}))
          OR (${mediaUses.ownerKind} = 'property' AND ${mediaUses.ownerId} IN (SELECT id::text FROM ${properties} WHERE ${properties.demo}))
          OR (${mediaUses.ownerKind} = 'event-date' AND ${mediaUses.ownerId} IN (SELECT id::text FROM ${eventOccurrences} WHERE ${eventOccurrences.demo}))`,
    );
    await queries
      .update(media)
      .set({ removeAfter: sql`now()` })
      .where(
        and(
          eq(media.demo, true),
          notExists(queries.select().from(mediaUses).where(eq(mediaUses.mediaId, media.id))),
        ),
      );
    await queries.update(media).set({ demo: false }).where(eq(media.demo, true));
    // Rule ids are never deleted by a cascade, so the rules of demo pages are deleted before the pages.
    await queries
      .delete(docRules)
      .where(sql`${docRules.docId} IN (SELECT id FROM ${docs} WHERE ${docs.demo})`);
    await removeEstate(queries, removed);
    // Members last. The rest is deleted by cascade: slugs, revisions, comments and reactions with articles, notifications with events, all parts of
    // an application with it.
    const tables = {
      feedItems,
      notificationEvents,
      events,
      articles,
      docs,
      auditEntries,
      interviewSlots,
      submissions,
      roleAssignments,
      users,
      gameKeys,
    };
    // Only the demo's game server has received them.
    await queries
      .delete(whitelistEntries)
      .where(sql`${whitelistEntries.userId} IN (SELECT id FROM ${users} WHERE ${users.demo})`);
    for (const [name, table] of Object.entries(tables)) {
      const { rowCount } = await queries.delete(table).where(eq(table.demo, true));
      removed[name] = rowCount ?? 0;
    }
    // A demo form with real applications stays.
    const unused = notExists(queries.select().from(submissions).where(eq(submissions.formId, forms.id)));
    const gone = await queries.delete(forms).where(and(eq(forms.demo, true), unused));
    removed.forms = gone.rowCount ?? 0;
    await queries.update(forms).set({ demo: false }).where(eq(forms.demo, true));
    await queries
      .update(siteConfiguration)
      .set({ configuration: sql`jsonb_set(${siteConfiguration.configuration}, '{demo}', 'false')` });
    return { removed, waitsForOwner: await waitForOwner(queries) };
  });
}

/** Makes a site without an owner wait for one. @returns whether it has none. */
async function waitForOwner(queries: NodePgDatabase): Promise<boolean> {
  if ((await queries.$count(roleAssignments, eq(roleAssignments.role, 'OWNER'))) > 0) return false;
  const open = { codeHash: null, claimedAt: null, claimedBy: null };
  await queries.insert(siteClaims).values({}).onConflictDoUpdate({ target: siteClaims.id, set: open });
  return true;
}

/** Removes the demo city. Properties of real members stay, with their history and payments. */
async function removeEstate(queries: NodePgDatabase, removed: Record<string, number>): Promise<void> {
  const isReal = sql`${properties.ownerId} IN (SELECT id FROM ${users} WHERE NOT ${users.demo})`;
  await queries.update(properties).set({ demo: false }).where(isReal);
  for (const table of [listings, settlements, tenancies])
    await queries
      .update(table)
      .set({ demo: false })
      .where(sql`${table.propertyId} IN (SELECT id FROM ${properties} WHERE NOT ${properties.demo})`);
  const isOfDemo = sql`${ledgerLines.settlementId} IN (SELECT id FROM ${settlements} WHERE ${settlements.demo})`;
  await queries.delete(ledgerLines).where(isOfDemo);
  const tables = { settlements, tenancies, listings, properties };
  for (const [name, table] of Object.entries(tables)) {
    const { rowCount } = await queries.delete(table).where(eq(table.demo, true));
    removed[name] = rowCount ?? 0;
  }
}
