import { expect, type Locator, type Page } from '@playwright/test';

/** An article while it is being written. */
export class ArticleEditor {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title' });
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: 'Text', exact: true });
  }

  /** Where the article stands, whether it is saved, and the ways on. */
  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'About this article' });
  }

  get status(): Locator {
    return this.panel.getByRole('status').first();
  }

  /** Who else is here. */
  get others(): Locator {
    return this.page.getByRole('main').getByRole('status').first();
  }

  /** Both versions, when another one came first. */
  get conflict(): Locator {
    return this.page
      .getByRole('main')
      .filter({ hasText: 'This article was changed somewhere else meanwhile' });
  }

  async create(): Promise<void> {
    await this.page.goto('/news/create');
    await expect(this.text).toBeVisible();
  }

  async edit(id: string): Promise<void> {
    await this.page.goto(`/news/${id}/edit`);
    await expect(this.text).toBeVisible();
  }

  /** Goes on at the end of the text, key by key. */
  async goOn(words: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(words);
  }

  /** Closes the tab. */
  async leave(): Promise<void> {
    await this.page.close();
  }

  async untilSaved(): Promise<void> {
    await expect(this.status).toHaveText(/^Saved/, { timeout: 10_000 });
  }

  way(name: string): Locator {
    return this.panel.getByRole('button', { name });
  }

  /** Pastes a picture, as from the clipboard. */
  async paste(png: Buffer, name: string): Promise<void> {
    await this.text.click();
    await this.text.evaluate(
      (element, { base64, file }) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], file, { type: 'image/png' }));
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      { base64: png.toString('base64'), file: name },
    );
  }
}
