import { expect, type Locator, type Page } from '@playwright/test';
import { chooseItem } from './menu.ts';

/** The page of an article, with its comments. */
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

  /** A comment with its replies, or a reply. */
  commentWith(text: string): Locator {
    return this.comments.getByRole('listitem').filter({ hasText: text }).last();
  }

  /** The field of a reply, after "Reply" was clicked. */
  get replyField(): Locator {
    return this.comments.getByRole('textbox', { name: /^Your reply/ });
  }

  /** Opens the reply field below a comment. */
  async answer(text: string): Promise<void> {
    await this.commentWith(text).getByRole('button', { name: 'Reply', exact: true }).first().click();
    await expect(this.replyField).toBeFocused();
  }

  async sendReply(): Promise<void> {
    await this.comments
      .locator('form')
      .filter({ has: this.page.getByRole('textbox', { name: /^Your reply/ }) })
      .getByRole('button', { name: 'Reply', exact: true })
      .click();
    await expect(this.replyField).toHaveCount(0);
  }

  async report(text: string, reason: string, words: string): Promise<void> {
    await this.commentWith(text).getByRole('button', { name: 'More actions' }).first().click();
    await chooseItem(this.page, 'Report');
    const dialog = this.page.getByRole('dialog', { name: 'Report this comment' });
    await dialog.getByText(reason, { exact: true }).click();
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(dialog).toBeHidden();
  }

  async comment(text: string): Promise<void> {
    await this.comments.getByLabel('Write a comment').fill(text);
    await this.comments.getByRole('button', { name: 'Comment', exact: true }).click();
  }

  reaction(name: string): Locator {
    return this.page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name });
  }
}
