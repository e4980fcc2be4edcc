import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { docs } from './docs.table.ts';

/** Ancestors of a page: there are at most three levels. */
export const parentPage = alias(docs, 'parent_page');
export const topPage = alias(docs, 'top_page');

/** Condition that a page joined with its ancestors is public: it and all of its ancestors are published. */
export const isReadable: SQL = sql`${docs.published} AND coalesce(${parentPage.published}, true) AND coalesce(${topPage.published}, true)`;
