import { and, eq, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEntries } from '../modules/audit/audit.table.ts';
import { docRules, docs } from '../modules/docs/docs.table.ts';
import { feedItems } from '../modules/feed/feed.table.ts';
import { media, mediaUses } from '../modules/media/media.table.ts';
import { articles } from '../modules/news/articles.table.ts';
import { notificationEvents } from '../modules/notifications/notifications.table.ts';
import { siteConfiguration } from '../modules/site/site.table.ts';
import { roleAssignments } from '../modules/users/assignments.table.ts';
import { users } from '../modules/users/users.table.ts';

/**
 * Takes the demo community away and leaves what real people made. The site configuration stays, as no site can do without one;
 * it only stops calling itself a demo.
 */
export async function removeDemo(database: NodePgDatabase): Promise<Record<string, number>> {
  return database.transaction(async (queries) => {
    const removed: Record<string, number> = {};
    // A page that somebody put under a demo page stays, on top.
    await queries
      .update(docs)
      .set({ parentId: null })
      .where(
        sql`NOT ${docs.demo} AND EXISTS (SELECT 1 FROM ${docs} above WHERE above.id = ${docs.parentId} AND above.demo)`,
      );
    // Their pictures stay where somebody else shows them; the others go with the next cleaning, files and all.
    await queries
      .delete(mediaUses)
      .where(
        sql`${mediaUses.ownerKind} = 'article' AND ${mediaUses.ownerId} IN (SELECT id::text FROM ${articles} WHERE ${articles.demo})`,
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
    // The rules of demo pages were never real: their ids are free again. The database lets no page go with its rules otherwise.
    await queries
      .delete(docRules)
      .where(sql`${docRules.docId} IN (SELECT id FROM ${docs} WHERE ${docs.demo})`);
    // Members last: their assignments go with them, as slugs, revisions, comments and reactions go with
    // articles, and what was told of an event goes with that.
    const tables = { feedItems, notificationEvents, articles, docs, auditEntries, roleAssignments, users };
    for (const [name, table] of Object.entries(tables)) {
      const { rowCount } = await queries.delete(table).where(eq(table.demo, true));
      removed[name] = rowCount ?? 0;
    }
    await queries
      .update(siteConfiguration)
      .set({ configuration: sql`jsonb_set(${siteConfiguration.configuration}, '{demo}', 'false')` });
    return removed;
  });
}
