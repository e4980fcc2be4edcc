import {
  canonicalJson,
  type DocChange,
  type DocPage,
  EMPTY_TEXT,
  type NewDoc,
  pictureIdsOf,
  plainTextOf,
  RESERVED_DOC_SLUGS,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { slugOfTitle } from '../../platform/text/slug-of-title.ts';
import { AuditService } from '../audit/audit.service.ts';
import { MediaService } from '../media/media.service.ts';
import { mayBePlaced, rulesIn } from './docs.policy.ts';
import { DocsRepository } from './docs.repository.ts';
import type { DocRow } from './docs.table.ts';
import { toDocPage } from './docs.view.ts';
import { RulesRepository } from './rules.repository.ts';

/** Kind of owner in the media library. */
const OWNER = 'doc';
const NAMELESS = 'page';

/**
 * Creates and changes pages. Every write takes its locks in the same order, so that there are no deadlocks: the lock of all docs first, then rows
 * of pages, addresses, rules and uses of pictures.
 */
@Injectable()
export class DocWritingService {
  constructor(
    private readonly database: Database,
    private readonly docs: DocsRepository,
    private readonly rules: RulesRepository,
    private readonly media: MediaService,
    private readonly audit: AuditService,
  ) {}

  create(caller: Caller, { slug, body = EMPTY_TEXT, parentId = null, ...rest }: NewDoc): Promise<DocPage> {
    return this.write(async () => {
      const tree = await this.docs.findEntries();
      if (!mayBePlaced(tree, undefined, parentId)) throw new ApiError('DOC_PLACE_REFUSED');
      const siblings = tree.filter((page) => page.parentId === parentId).length;
      const row = await this.docs.insert({
        position: siblings,
        ...rest,
        parentId,
        body,
        bodyText: plainTextOf(body),
        slug:
          slug ??
          freeSlug(
            await slugOfTitle(rest.title, NAMELESS),
            new Set([...RESERVED_DOC_SLUGS, ...tree.map((page) => page.slug)]),
          ),
      });
      await this.docs.releaseSlug(row.slug);
      await this.keepText(caller, row);
      return toDocPage(row);
    });
  }

  change(caller: Caller, id: string, { version, ...wanted }: DocChange): Promise<DocPage> {
    return this.write(async () => {
      const row = await this.docs.lockById(id);
      if (!row) throw new ApiError('DOC_NOT_FOUND');
      if (row.version !== version) throw new ApiError('DOC_STALE', { current: toDocPage(row) });
      if (wanted.parentId !== undefined && !mayBePlaced(await this.docs.findEntries(), id, wanted.parentId))
        throw new ApiError('DOC_PLACE_REFUSED');
      const { title = row.title, body = row.body } = wanted;
      const rewritten = title !== row.title || canonicalJson(body) !== canonicalJson(row.body);
      const changed = await this.docs.update(id, {
        ...wanted,
        bodyText: plainTextOf(body),
        revision: row.revision + (rewritten ? 1 : 0),
      });
      if (rewritten) await this.keepText(caller, changed);
      if (changed.slug !== row.slug) {
        await this.docs.releaseSlug(changed.slug);
        await this.docs.keepSlug(row.slug, id);
      }
      await this.audit.record(caller, {
        action: 'doc.changed',
        target: { type: 'doc', id, label: changed.title },
        before: { title: row.title, slug: row.slug, published: row.published, revision: row.revision },
        after: { title, slug: changed.slug, published: changed.published, revision: changed.revision },
      });
      return toDocPage(changed);
    });
  }

  /** Stores the text as a revision, with its rules and its uses of pictures. */
  private async keepText(caller: Caller, { id, revision, title, body }: DocRow): Promise<void> {
    const rules = rulesIn(body);
    const taken = await this.rules.findTaken(id, [...rules.keys()]);
    if (taken.length > 0) {
      throw new ApiError('RULE_TAKEN', {
        fields: taken.map((rule) => ({ path: 'body.body', message: `${rule} belongs to another page.` })),
      });
    }
    await this.docs.insertRevision({ docId: id, number: revision, title, body, editorId: caller.id });
    await this.rules.replace(id, revision, rules);
    await this.media.setUses(OWNER, id, pictureIdsOf(body));
  }

  private write(work: () => Promise<DocPage>): Promise<DocPage> {
    const locked = async () => {
      await this.docs.lockAll();
      return work();
    };
    return this.database.transaction(locked).catch((error: unknown) => {
      throw isUniqueViolation(error, 'docs_slug_key') ? new ApiError('DOC_SLUG_TAKEN') : error;
    });
  }
}

/** Returns the first free slug of slug, slug-2, slug-3 … */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
