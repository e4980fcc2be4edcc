import {
  type DocChange,
  type DocEntry,
  type DocPage,
  EMPTY_TEXT,
  type EndpointAnswer,
  type EndpointInput,
  type NewDoc,
  type PageCard,
  plainTextOf,
  RESERVED_DOC_SLUGS,
  type Rule,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { AuditService } from '../audit/audit.service.ts';
import { FORMER_MEMBER } from '../users/former-member.ts';
import { UsersService } from '../users/users.service.ts';
import { canStand, inReadingOrder, rulesIn, slugOf, visiblePages } from './docs.policy.ts';
import { DocsRepository, FOUND_MARK } from './docs.repository.ts';
import type { DocRow } from './docs.table.ts';
import { RulesRepository } from './rules.repository.ts';

/** How long the description of a card is, in characters. */
const CARD_LENGTH = 180;
const position = z.tuple([z.int().min(1).max(1_000_000_000)]);

@Injectable()
export class DocsService {
  constructor(
    private readonly database: Database,
    private readonly docs: DocsRepository,
    private readonly rules: RulesRepository,
    private readonly audit: AuditService,
    private readonly users: UsersService,
  ) {}

  async tree(): Promise<{ items: DocEntry[] }> {
    return { items: visiblePages(await this.docs.findEntries()) };
  }

  async wholeTree(): Promise<{ items: DocEntry[] }> {
    return { items: inReadingOrder(await this.docs.findEntries()) };
  }

  async search(words: string): Promise<EndpointAnswer<'GET /api/docs/search'>> {
    const visible = new Set((await this.tree()).items.map(({ id }) => id));
    const rows = await this.docs.search(words);
    return {
      items: rows
        .filter(({ id }) => visible.has(id))
        .map(({ slug, title, found }) => ({ slug, title, highlight: found.split(FOUND_MARK) })),
    };
  }

  async published(slug: string): Promise<DocPage> {
    const row = await this.docs.findBySlug(slug);
    const visible = row?.published && (await this.tree()).items.some(({ id }) => id === row.id);
    if (!row || !visible) throw new ApiError('DOC_NOT_FOUND');
    return toDocPage(row);
  }

  async card(slug: string): Promise<PageCard> {
    const { title, body } = await this.published(slug);
    const [first = ''] = plainTextOf({ type: 'doc', content: body.content.filter(isParagraph) }).split('\n');
    return { title, description: shortened(first), image: null };
  }

  async any(slug: string): Promise<DocPage> {
    const row = await this.docs.findBySlug(slug);
    if (!row) throw new ApiError('DOC_NOT_FOUND');
    return toDocPage(row);
  }

  create(caller: Caller, { slug, body = EMPTY_TEXT, parentId = null, ...rest }: NewDoc): Promise<DocPage> {
    return this.write(async () => {
      const tree = await this.docs.lockTree();
      if (!canStand(tree, undefined, parentId)) throw new ApiError('DOC_PLACE_REFUSED');
      const siblings = tree.filter((page) => page.parentId === parentId).length;
      const row = await this.docs.insert({
        ...{ position: siblings, ...rest, parentId, body, bodyText: plainTextOf(body) },
        slug:
          slug ??
          freeSlug(slugOf(rest.title), new Set([...RESERVED_DOC_SLUGS, ...tree.map((page) => page.slug)])),
      });
      await this.keepText(caller, row);
      return toDocPage(row);
    });
  }

  change(caller: Caller, id: string, { version, ...wanted }: DocChange): Promise<DocPage> {
    return this.write(async () => {
      const row = await this.docs.lockById(id);
      if (!row) throw new ApiError('DOC_NOT_FOUND');
      if (row.version !== version) throw new ApiError('DOC_STALE', { current: toDocPage(row) });
      if (wanted.parentId !== undefined && !canStand(await this.docs.lockTree(), id, wanted.parentId))
        throw new ApiError('DOC_PLACE_REFUSED');
      const { title = row.title, body = row.body } = wanted;
      const rewritten = title !== row.title || JSON.stringify(body) !== JSON.stringify(row.body);
      const changed = await this.docs.update(id, {
        ...wanted,
        bodyText: plainTextOf(body),
        revision: row.revision + (rewritten ? 1 : 0),
      });
      if (rewritten) await this.keepText(caller, changed);
      await this.audit.record(caller, {
        action: 'doc.changed',
        target: { type: 'doc', id, label: changed.title },
        before: { title: row.title, slug: row.slug, published: row.published, revision: row.revision },
        after: { title, slug: changed.slug, published: changed.published, revision: changed.revision },
      });
      return toDocPage(changed);
    });
  }

  async revisions(
    id: string,
    { cursor, limit }: EndpointInput<'GET /api/docs/:id/revisions'>['query'],
  ): Promise<EndpointAnswer<'GET /api/docs/:id/revisions'>> {
    if (!(await this.docs.findById(id))) throw new ApiError('DOC_NOT_FOUND');
    const rows = await this.docs.findRevisions(id, decodeCursor(cursor, position)?.[0], limit + 1);
    const editors = await this.users.namesOf([...new Set(rows.map(({ editorId }) => editorId))]);
    return toPage(
      rows,
      limit,
      ({ number, title, body, editorId, at }) => ({
        ...{ number, title, body, at: at.toISOString() },
        editor: editors.get(editorId) ?? FORMER_MEMBER,
      }),
      ({ number }) => [number],
    );
  }

  async rule(id: string): Promise<Rule> {
    const row = await this.rules.findById(id);
    if (!row?.published) throw new ApiError('RULE_NOT_FOUND');
    return row;
  }

  /** Keeps the text as a revision, and what its rules say. */
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
  }

  private write(work: () => Promise<DocPage>): Promise<DocPage> {
    return this.database.transaction(work).catch((error: unknown) => {
      throw isUniqueViolation(error, 'docs_slug_key') ? new ApiError('DOC_SLUG_TAKEN') : error;
    });
  }
}

/** The first of slug, slug-2, slug-3 … that no page has. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

function toDocPage({ createdAt, bodyText, updatedAt, ...row }: DocRow): DocPage {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

function isParagraph({ type }: { type: string }): boolean {
  return type === 'paragraph';
}

/** As much of a text as a card shows, to the end of a word. */
function shortened(text: string): string {
  return text.length <= CARD_LENGTH ? text : `${text.slice(0, CARD_LENGTH).replace(/\s+\S*$/, '')} …`;
}
