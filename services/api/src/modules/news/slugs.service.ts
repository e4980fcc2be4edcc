import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { slugOfTitle } from '../../platform/text/slug-of-title.ts';
import { ArticleSlugsRepository } from './article-slugs.repository.ts';
import type { ArticleRow } from './articles.table.ts';
import { isUsableSlug, slugCandidates } from './slug.policy.ts';

/** The slug of a title of which nothing is left. */
const NAMELESS = 'article';

interface Wanted {
  title?: string;
  slug?: string;
}

/** Gives articles their addresses. Its calls belong into the transaction that writes the article. */
@Injectable()
export class SlugsService {
  constructor(private readonly slugs: ArticleSlugsRepository) {}

  /** The slug of a new article. @throws SLUG_TAKEN when the wanted one can’t be had. */
  async choose(id: string, { title = '', slug }: Wanted): Promise<string> {
    if (slug !== undefined) return this.take(slug, id);
    for (const candidate of await candidatesFor(title, id))
      if (await this.slugs.take(candidate, id)) return candidate;
    throw new Error(`No slug could be found for the article ${id}.`);
  }

  /**
   * The slug of an article whose title or slug changes. A slug that readers have seen stays the article’s for good and leads to the new one;
   * one that nobody has seen goes with the title it was made from.
   */
  async change(article: ArticleRow, { title, slug }: Wanted): Promise<string> {
    const { id, publishedAt, slug: before } = article;
    const wasSeen = publishedAt !== null;
    if (slug === before) return before;
    if (slug === undefined) {
      if (wasSeen || title === undefined || title === article.title) return before;
      // One that its writer has chosen stays.
      if (!(await candidatesFor(article.title, id)).includes(before)) return before;
    }
    // Free before the next one is chosen: the title may lead to the same slug again.
    if (!wasSeen) await this.slugs.release(before);
    return this.choose(id, { title: title ?? article.title, slug });
  }

  private async take(slug: string, id: string): Promise<string> {
    if (!isUsableSlug(slug) || !(await this.slugs.take(slug, id))) throw new ApiError('SLUG_TAKEN');
    return slug;
  }
}

async function candidatesFor(title: string, id: string): Promise<string[]> {
  return slugCandidates(await slugOfTitle(title, NAMELESS), id);
}
