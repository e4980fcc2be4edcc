import { plainTextOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import { Database } from '../../platform/database/database.ts';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { forgetMentions } from '../../platform/member-data/rich-text-mentions.ts';
import { docRevisions, docRules, docSlugs, docs } from './docs.table.ts';

const PUBLISHED = 'Texts that were written for the site stay without their author.';

/** Pages of the docs, and their authors. */
const DOC_TABLES = [
  declare(docRevisions, {
    names: { editorId: 'own' },
    exported: ['docId', 'number', 'title', 'body', 'at'],
    leaving: { stays: PUBLISHED },
  }),
  impersonal(docs, 'Pages of the site. Their authors are in the revisions.'),
  impersonal(docSlugs, 'Former addresses of pages.'),
  impersonal(docRules, 'Rules of the site.'),
];

@MemberData({ tables: DOC_TABLES })
@Injectable()
export class DocsMemberData implements MemberDataOwner {
  constructor(private readonly database: Database) {}

  /** Removes mentions of the member from texts. Increments the version, so that saves over an earlier text are rejected as stale. */
  async erase({ id }: LeavingMember): Promise<void> {
    await this.database.lock(ADVISORY_LOCKS.docs);
    await forgetMentions(
      this.database,
      {
        table: docs,
        key: [docs.id],
        body: docs.body,
        store: (body) =>
          sql`body = ${JSON.stringify(body)}::jsonb, body_text = ${plainTextOf(body)}, version = version + 1`,
      },
      id,
    );
    await forgetMentions(
      this.database,
      {
        table: docRevisions,
        key: [docRevisions.docId, docRevisions.number],
        body: docRevisions.body,
        store: (body) => sql`body = ${JSON.stringify(body)}::jsonb`,
      },
      id,
    );
  }
}
