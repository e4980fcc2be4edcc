import { memberWordsIn, searchKey } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Database } from '../../../platform/database/database.ts';
import { startingWith } from '../../../platform/text/untrusted-text.ts';
import { formTitle } from '../../forms/form-conditions.ts';
import { fitNumber } from '../../search/search-fit.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../../search/search-source.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf, personOf } from '../../users/users.view.ts';
import { submissions } from '../submissions.table.ts';

/** Maximum of matches per prefix that are ranked. */
const MAX_RANKED = 100;

/** Searches submitted applications for reviewers, by a prefix of the applicant's name or handle, as in their queue. */
@SearchSourceOf('review')
@Injectable()
export class ReviewsSearch implements SearchSource {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
  ) {}

  async find({ reader, text, limit }: SearchAsked): Promise<FoundHit[]> {
    if (!reader?.permissions.includes('applications.review')) return [];
    const name = searchKey(memberWordsIn(text));
    const { id, applicantId, submittedAt, applicantName, applicantHandle } = submissions;
    const isExact = sql`(${applicantName} = ${name} OR ${applicantHandle} = ${name})`;
    const fit =
      sql<number>`CASE WHEN ${isExact} THEN ${fitNumber('exact')} ELSE ${fitNumber('start')} END`.as('fit');
    const rows = await this.database.queries
      .select({ id, applicantId, submittedAt, title: formTitle(submissions.formId).as('title'), fit })
      .from(submissions)
      .where(this.isFound(name, reader.id))
      .orderBy(fit, desc(submittedAt), desc(id))
      .limit(limit);
    const names = await this.users.namesOf(rows.map((row) => row.applicantId));
    return rows.map((row) => {
      const person = personOf(nameOf(names, row.applicantId));
      return {
        path: `/forms/review/${row.id}`,
        title: person?.fullName ?? '',
        detail: row.title,
        person,
        at: row.submittedAt?.toISOString() ?? null,
        fit: row.fit,
      };
    });
  }

  allPath({ text }: SearchAsked): string {
    return `/forms/review?${new URLSearchParams({ search: text })}`;
  }

  /** Hides undoable decisions about the reader's own submissions. */
  private isFound(name: string, readerId: string): SQL {
    const { id, state, publicState, applicantId, submittedAt } = submissions;
    const some = (column: AnyPgColumn) =>
      this.database.queries
        .select({ id })
        .from(submissions)
        .where(
          and(
            sql`${submittedAt} IS NOT NULL`,
            sql`${column} LIKE ${startingWith(name)}`,
            sql`(${applicantId} <> ${readerId} OR ${state} = ${publicState})`,
          ),
        )
        .limit(MAX_RANKED);
    return sql`${id} IN (SELECT id FROM (${some(submissions.applicantName)}) named
      UNION SELECT id FROM (${some(submissions.applicantHandle)}) called)`;
  }
}
