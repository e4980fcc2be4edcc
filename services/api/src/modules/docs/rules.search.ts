import { truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { startingWith } from '../../platform/text/untrusted-text.ts';
import {
  FIT,
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../search/search-source.ts';
import { fitNumber } from '../search/search-words.ts';
import { docRules, docs } from './docs.table.ts';
import { docsQuery, ruleWords } from './docs-query.ts';
import { isReadable, parentPage, topPage } from './readable-docs.ts';

/** Maximum length of a rule's text in a result, in characters. */
const LINE = 200;
/** Possible prefix of a rule's id: "r", "R2", "r2." */
const ID_START = /^r[\d.]*$/i;
/** Numbers of an id, so that R2 sorts before R10. */
const inNumbers = sql`string_to_array(substr(${docRules.id}, 2), '.')::int[]`;

/** Searches server rules of public pages by their ids and words. */
@SearchSourceOf('rule')
@Injectable()
export class RulesSearch implements SearchSource {
  constructor(private readonly database: Database) {}

  async find({ text, limit }: SearchAsked): Promise<FoundHit[]> {
    const fit = fitOfId(text);
    const rows = await this.database.queries
      .select({ id: docRules.id, text: docRules.text, slug: docs.slug, page: docs.title, fit })
      .from(docRules)
      .innerJoin(docs, eq(docs.id, docRules.docId))
      .leftJoin(parentPage, eq(parentPage.id, docs.parentId))
      .leftJoin(topPage, eq(topPage.id, parentPage.parentId))
      .where(
        and(
          isNotNull(docRules.text),
          isReadable,
          or(sql`${fit} < ${FIT.text}`, sql`${ruleWords} @@ ${docsQuery(text)}`),
        ),
      )
      .orderBy(fit, inNumbers)
      .limit(limit);
    return rows.map((row) => ({
      path: `/docs/${row.slug}#${row.id}`,
      title: truncate(row.text ?? row.id, LINE),
      detail: row.page,
      fit: row.fit,
    }));
  }
}

function fitOfId(text: string): SQL<number> {
  const id = text.toUpperCase();
  const start = ID_START.test(text)
    ? sql`WHEN ${docRules.id} LIKE ${startingWith(id)} THEN ${fitNumber('start')}`
    : sql``;
  return sql<number>`CASE WHEN ${docRules.id} = ${id} THEN ${fitNumber('exact')} ${start} ELSE ${fitNumber('text')} END`;
}
