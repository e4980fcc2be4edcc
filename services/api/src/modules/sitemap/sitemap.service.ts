import { matchRoute } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { textAnswer } from '../../platform/http/raw-answer.ts';
import { DocsService } from '../docs/docs.service.ts';
import { SignedSets } from '../registry/signed-sets.service.ts';
import { type SitemapEntry, sitemapText } from './sitemap-text.ts';

/** The protocol's own limit for one file. */
const MOST_LISTED = 50_000;

/** Tells search engines which addresses there are: those that visitors may open and that may be indexed, no others. */
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
      sitemapText(this.configuration.siteOrigin, entries.slice(0, MOST_LISTED)),
      'application/xml',
      ifNoneMatch,
    );
  }

  /** Pages of the shell aren't among them: those that are open to visitors lead to the sign-in, and nobody searches for them. */
  private async entries(): Promise<SitemapEntry[]> {
    const [set, pages] = await Promise.all([this.sets.everybodys(), this.docs.readable()]);
    const fixed = set.remotes.flatMap(({ routes }) =>
      routes.filter(({ path }) => !path.includes(':')).map(({ path }): SitemapEntry => ({ path })),
    );
    const named = pages.map(({ slug, updatedAt }) => ({ path: `/docs/${slug}`, changedAt: updatedAt }));
    // What nobody serves isn't there, and of one address that two remotes declare the one that serves it counts.
    return [...fixed, ...named].filter(({ path }) => matchRoute(set, path)?.route.access === 'public');
  }
}
