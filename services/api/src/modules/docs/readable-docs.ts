import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { docs } from './docs.table.ts';

/** The page above a page, and the one above that: there are three levels. */
export const parentPage = alias(docs, 'parent_page');
export const topPage = alias(docs, 'top_page');

/** The condition that everybody may read a page that is joined with those above it: what stands under a draft isn't there yet. */
export const isReadable: SQL = sql`${docs.published} AND coalesce(${parentPage.published}, true) AND coalesce(${topPage.published}, true)`;
