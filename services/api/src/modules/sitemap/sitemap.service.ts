import { matchRoute } from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { textAnswer } from '../../platform/http/raw-answer.ts';
import { DocsService } from '../docs/docs.service.ts';
import { ReleaseSetsService } from '../releases/registry/release-sets.service.ts';

/** Limit of sitemaps.org for one file. */
const MAX_ENTRIES = 50_000;

const SETUP_PATH = '/setup';

/** Page of the sitemap. */
export interface SitemapEntry {
  /** Begins with a slash. */
  path: string;
  /** Time of the last change, if known. */
  changedAt?: Date;
}

/** Sitemap: addresses that visitors may open and search engines may index. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly sets: ReleaseSetsService,
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

  /** Excludes the pages of the shell, because the public ones redirect to the sign-in, and the setup page of new sites. */
  private async entries(): Promise<SitemapEntry[]> {
    const [set, pages] = await Promise.all([this.sets.everybodys(), this.docs.readable()]);
    const fixed = set.remotes.flatMap(({ routes }) =>
      routes.filter(({ path }) => !path.includes(':')).map(({ path }): SitemapEntry => ({ path })),
    );
    const named = pages.map(({ slug, updatedAt }) => ({ path: `/docs/${slug}`, changedAt: updatedAt }));
    // Only addresses that resolve to a public route. If two remotes declare one, the remote that serves it decides.
    return [...fixed, ...named].filter(
      ({ path }) => path !== SETUP_PATH && matchRoute(set, path)?.route.access === 'public',
    );
  }
}

/** Returns the list in the format of sitemaps.org, without duplicates. */
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
