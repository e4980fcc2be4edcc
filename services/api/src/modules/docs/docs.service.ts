import {
  type DocEntry,
  type DocPage,
  type EndpointAnswer,
  type EndpointInput,
  type Rule,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorNumber, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { inReadingOrder, visiblePages } from './docs.policy.ts';
import { type DocEntryRow, DocsRepository, FOUND_MARK } from './docs.repository.ts';
import { toDocPage, toDocRevision } from './docs.view.ts';
import { RulesRepository } from './rules.repository.ts';

const position = z.tuple([cursorNumber]);

/** Reads the docs, by the access of the caller. */
@Injectable()
export class DocsService {
  constructor(
    private readonly docs: DocsRepository,
    private readonly rules: RulesRepository,
    private readonly users: UsersService,
  ) {}

  async tree(): Promise<{ items: DocEntry[] }> {
    return { items: visiblePages(await this.docs.findEntries()) };
  }

  /** Returns the public pages with their last change. */
  async readable(): Promise<Pick<DocEntryRow, 'slug' | 'updatedAt'>[]> {
    return visiblePages(await this.docs.findEntries());
  }

  async wholeTree(): Promise<{ items: DocEntry[] }> {
    return { items: inReadingOrder(await this.docs.findEntries()) };
  }

  async search(words: string): Promise<EndpointAnswer<'GET /api/docs/search'>> {
    const { items } = await this.tree();
    const visible = new Set(items.flatMap(({ id, slug }) => [id, slug]));
    const [rules, rows] = await Promise.all([this.rules.search(words), this.docs.search(words)]);
    return {
      rules: rules
        .filter(({ slug }) => visible.has(slug))
        .map(({ id, slug, title, found }) => ({
          id,
          slug,
          title,
          highlight: found
            .slice(found.indexOf(id) === 0 ? id.length : 0)
            .trim()
            .split(FOUND_MARK),
        })),
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

  async any(slug: string): Promise<DocPage> {
    const row = await this.docs.findBySlug(slug);
    if (!row) throw new ApiError('DOC_NOT_FOUND');
    return toDocPage(row);
  }

  async revisions(
    id: string,
    { cursor, limit }: EndpointInput<'GET /api/docs/:id/revisions'>['query'],
  ): Promise<EndpointAnswer<'GET /api/docs/:id/revisions'>> {
    if (!(await this.docs.findById(id))) throw new ApiError('DOC_NOT_FOUND');
    const rows = await this.docs.findRevisions(id, decodeCursor(cursor, position)?.[0], limit + 1);
    const editors = await this.users.namesOf(rows.map(({ editorId }) => editorId));
    return toPage(
      rows,
      limit,
      (row) => toDocRevision(row, editors),
      ({ number }) => [number],
    );
  }

  /** Returns the rules of public pages in the order of their ids: `R2` before `R10`. */
  async allRules(): Promise<{ items: Rule[] }> {
    const slugs = new Set((await this.tree()).items.map(({ slug }) => slug));
    const rules = (await this.rules.findStanding()).filter(({ slug }) => slugs.has(slug));
    return { items: rules.sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true })) };
  }

  async rule(id: string): Promise<Rule> {
    const row = await this.rules.findById(id);
    const visible = row && (await this.tree()).items.some(({ slug }) => slug === row.slug);
    if (!visible) throw new ApiError('RULE_NOT_FOUND');
    return row;
  }
}
