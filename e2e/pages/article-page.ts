import type { Locator, Page } from '@playwright/test';

/** An article as it is read, with what its readers say. */
export class ArticlePage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(slug: string): Promise<void> {
    await this.page.goto(`/news/${slug}`);
  }

  get article(): Locator {
    return this.page.getByRole('article');
  }

  get comments(): Locator {
    return this.page.getByRole('region', { name: 'Comments' });
  }

  commentWith(text: string): Locator {
    return this.comments.getByRole('listitem').filter({ hasText: text });
  }

  async comment(text: string): Promise<void> {
    await this.comments.getByLabel('Say something about it').fill(text);
    await this.comments.getByRole('button', { name: 'Comment', exact: true }).click();
  }

  reaction(name: string): Locator {
    return this.page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name });
  }
}
