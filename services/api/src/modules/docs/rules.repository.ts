import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { excerptOf } from '../../platform/text/found-excerpt.ts';
import { markingQuery, phrasesQuery } from '../../platform/text/search-text.ts';
import { FOUND_MARK, MARKS } from './docs.repository.ts';
import { docRules, docs } from './docs.table.ts';
import { ruleWords } from './docs-query.ts';
import { withOtherNames } from './search-synonyms.ts';

const MAX_FOUND = 10;

/** Found rule with its page. */
export interface FoundRule {
  id: string;
  slug: string;
  title: string;
  /** Excerpt of its text, with marks around the found words. */
  found: string;
}

@Injectable()
export class RulesRepository {
  constructor(private readonly database: Database) {}

  /** Returns all current rules with their pages, published or not. */
  findStanding() {
    return this.select().where(isNotNull(docRules.text));
  }

  /** Returns a rule with its page, published or not. */
  async findById(id: string) {
    const [row] = await this.select().where(eq(docRules.id, id));
    return row;
  }

  /** Returns rules that contain the words or have that id, best match first. */
  async search(words: string): Promise<FoundRule[]> {
    const query = phrasesQuery(withOtherNames(words));
    const isNamed = sql`${docRules.id} = upper(${words})`;
    const rows = await this.database.queries
      .select({
        id: docRules.id,
        text: docRules.text,
        slug: docs.slug,
        title: docs.title,
        found: sql<string>`ts_headline('english', ${docRules.text}, ${markingQuery(query, words)}, ${MARKS})`,
      })
      .from(docRules)
      .innerJoin(docs, eq(docs.id, docRules.docId))
      .where(and(isNotNull(docRules.text), sql`(${isNamed} OR ${ruleWords} @@ ${query})`))
      .orderBy(sql`${isNamed} DESC`, sql`ts_rank(${ruleWords}, ${query}) DESC`, docRules.id)
      .limit(MAX_FOUND);
    return rows.map(({ text, ...rule }) => ({
      ...rule,
      found: rule.found.includes(FOUND_MARK)
        ? rule.found
        : (excerptOf(text ?? '', words)?.join(FOUND_MARK) ?? rule.found),
    }));
  }

  private select() {
    return this.database.queries
      .select({
        id: docRules.id,
        text: docRules.text,
        revision: docRules.revision,
        slug: docs.slug,
        title: docs.title,
        published: docs.published,
      })
      .from(docRules)
      .innerJoin(docs, eq(docs.id, docRules.docId));
  }

  /** Returns those of the ids that another page has or had. */
  async findTaken(docId: string, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.queries
      .select({ id: docRules.id })
      .from(docRules)
      .where(and(inArray(docRules.id, ids), ne(docRules.docId, docId)));
    return rows.map(({ id }) => id);
  }

  /** Stores the current rules of a page. A rule with an unchanged text keeps its revision. */
  async replace(docId: string, revision: number, rules: ReadonlyMap<string, string>): Promise<void> {
    const ids = [...rules.keys()];
    await this.database.queries
      .update(docRules)
      .set({ text: null, revision })
      .where(
        and(
          eq(docRules.docId, docId),
          sql`${docRules.text} IS NOT NULL`,
          sql`NOT (${docRules.id} = ANY(${sql.param(ids)}::text[]))`,
        ),
      );
    if (ids.length === 0) return;
    await this.database.queries
      .insert(docRules)
      .values([...rules].map(([id, text]) => ({ id, docId, text, revision })))
      .onConflictDoUpdate({
        target: docRules.id,
        set: { text: sql`excluded.text`, revision: sql`excluded.revision` },
        setWhere: sql`${docRules.text} IS DISTINCT FROM excluded.text`,
      });
  }
}
