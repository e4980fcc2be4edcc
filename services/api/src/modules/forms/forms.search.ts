import { Injectable } from '@nestjs/common';
import { and, or, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { formOf, holds } from '../../platform/text/search-text.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../search/search-source.ts';
import { fitOf } from '../search/search-words.ts';
import { forms } from './forms.table.ts';

/** Searches open forms by title and summary. There are only a few, so all of them are ranked. */
@SearchSourceOf('form')
@Injectable()
export class FormsSearch implements SearchSource {
  constructor(private readonly database: Database) {}

  async find({ text, limit }: SearchAsked): Promise<FoundHit[]> {
    const fit = fitOf(sql`${forms.title}`, text).as('fit');
    const rows = await this.database.queries
      .select({ slug: forms.slug, title: forms.title, summary: forms.summary, fit })
      .from(forms)
      .where(
        and(
          sql`${forms.state} = 'open'`,
          or(holds(formOf(forms.title), text), holds(formOf(forms.summary), text)),
        ),
      )
      .orderBy(fit, forms.title)
      .limit(limit);
    return rows.map(({ slug, title, summary, ...row }) => ({
      path: `/forms/${slug}`,
      title,
      fit: row.fit,
      excerpt: summary === '' ? null : [summary],
    }));
  }
}
