import { type EndpointInput, localize } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { textAnswer } from '../../platform/http/raw-answer.ts';
import { SiteService } from '../site/site.service.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { ArticleListsRepository } from './article-lists.repository.ts';

/** Number of articles in a feed. */
const ITEMS = 30;

type FeedFile = EndpointInput<'GET /api/feeds/:file'>['params']['file'];
const TYPES: Record<FeedFile, string> = {
  'news.rss': 'application/rss+xml',
  'news.atom': 'application/atom+xml',
};

/** News for feed readers. It contains the same as share cards, without the texts, which are for members. */
@Injectable()
export class NewsFeedService {
  constructor(
    private readonly lists: ArticleListsRepository,
    private readonly users: UsersService,
    private readonly site: SiteService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async serve(file: FeedFile, ifNoneMatch: string | undefined): Promise<RawAnswer> {
    return textAnswer(await this.write(file), TYPES[file], ifNoneMatch);
  }

  private async write(file: FeedFile): Promise<string> {
    const { Feed } = await import('feed');
    const { name, tagline, languages } = await this.site.read();
    const rows = await this.lists.findNewest(ITEMS);
    const authors = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    const origin = this.configuration.siteOrigin;
    const feed = new Feed({
      id: `${origin}/news`,
      link: `${origin}/news`,
      title: `${name}: News`,
      description: localize(tagline, languages[0] ?? 'en'),
      language: languages[0] ?? 'en',
      copyright: name,
      generator: 'Boardwalk',
      updated: rows[0]?.publishedAt ?? new Date(0),
      feedLinks: { rss: `${origin}/api/feeds/news.rss`, atom: `${origin}/api/feeds/news.atom` },
    });
    for (const { id, slug, title, summary, publishedAt, updatedAt, authorId, category } of rows) {
      feed.addItem({
        // Based on the id, because the slug can change.
        id: `urn:uuid:${id}`,
        link: `${origin}/news/${slug}`,
        title,
        description: summary,
        date: updatedAt,
        published: publishedAt ?? updatedAt,
        category: [{ name: category }],
        author: [{ name: nameOf(authors, authorId).fullName }],
      });
    }
    return file === 'news.rss' ? feed.rss2() : feed.atom1();
  }
}
