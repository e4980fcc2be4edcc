import { matchRoute } from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { textAnswer } from '../../platform/http/raw-answer.ts';
import { DocsService } from '../docs/docs.service.ts';
import { SignedSets } from '../registry/signed-sets.service.ts';

/** The limit of sitemaps.org for one file. */
const MAX_ENTRIES = 50_000;

const SETUP_PATH = '/setup';

/** A page of the sitemap. */
export interface SitemapEntry {
  /** Beginning with a slash. */
  path: string;
  /** When its content last changed, if known. */
  changedAt?: Date;
}

/** The sitemap: the addresses that visitors may open and that may be indexed. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly sets: SignedSets,
    private readonly docs: DocsService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async serve(ifNoneMatch: string | undefined): Promise<RawAnswer> {
    const entries = await this.entries();
    return textAnswer(
      sitemapText(this.configuration.siteOrigin, entries.slice(0, MAX_ENTRIES)),
      'application/xml',
      ifNoneMatch,
    );
  }

  /** Without the pages of the shell: those that are public lead to the sign-in. Without the setup, which is for the owner of a new site. */
  private async entries(): Promise<SitemapEntry[]> {
    const [set, pages] = await Promise.all([this.sets.everybodys(), this.docs.readable()]);
    const fixed = set.remotes.flatMap(({ routes }) =>
      routes.filter(({ path }) => !path.includes(':')).map(({ path }): SitemapEntry => ({ path })),
    );
    const named = pages.map(({ slug, updatedAt }) => ({ path: `/docs/${slug}`, changedAt: updatedAt }));
    // Only addresses that resolve to a public route. Where two remotes declare one, the remote that serves it decides.
    return [...fixed, ...named].filter(
      ({ path }) => path !== SETUP_PATH && matchRoute(set, path)?.route.access === 'public',
    );
  }
}

/** The list in the form of sitemaps.org. Each address is listed once. */
export function sitemapText(origin: string, entries: readonly SitemapEntry[]): string {
  const byAddress = new Map(entries.map((entry) => [new URL(entry.path, origin).href, entry]));
  const lines = [...byAddress].map(
    ([address, { changedAt }]) =>
      `<url><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}
