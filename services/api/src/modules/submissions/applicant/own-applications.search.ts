import { Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { formOf, holds } from '../../../platform/text/search-text.ts';
import { formTitle } from '../../forms/form-conditions.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../../search/search-source.ts';
import { fitOf } from '../../search/search-words.ts';
import { submissions } from '../submissions.table.ts';

/** Searches the member's own applications by the title of their form. */
@SearchSourceOf('application')
@Injectable()
export class OwnApplicationsSearch implements SearchSource {
  constructor(private readonly database: Database) {}

  async find({ reader, text, limit }: SearchAsked): Promise<FoundHit[]> {
    if (!reader) return [];
    const title = formTitle(submissions.formId);
    const fit = fitOf(title, text).as('fit');
    const rows = await this.database.queries
      .select({ id: submissions.id, title: title.as('title'), updatedAt: submissions.updatedAt, fit })
      .from(submissions)
      .where(and(eq(submissions.applicantId, reader.id), holds(formOf(title), text)))
      .orderBy(fit, desc(submissions.updatedAt))
      .limit(limit);
    return rows.map((row) => ({
      path: `/forms/submissions/${row.id}`,
      title: row.title,
      fit: row.fit,
      at: row.updatedAt.toISOString(),
    }));
  }
}
