import { expect, type Locator, type Page } from '@playwright/test';

/** The docs: tree, search and the current page. */
export class Docs {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get tree(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages of the docs' });
  }

  get article(): Locator {
    return this.page.getByRole('article');
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search pages and rules' });
  }

  get found(): Locator {
    return this.page.getByRole('search').getByRole('listitem');
  }

  async open(slug: string): Promise<void> {
    await this.page.goto(`/docs/${slug}`);
    await expect(this.article).toBeVisible();
  }

  /** Names of the other editors of the page. */
  get others(): Locator {
    return this.page.getByRole('main').getByRole('status').first();
  }

  /** The text of a page in the editor. */
  get text(): Locator {
    return this.page.getByRole('textbox', { name: 'Text', exact: true });
  }

  /** Continues at the end of the text, key by key. */
  async goOn(words: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(words);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }
}
