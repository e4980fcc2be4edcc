import { expect, type Locator, type Page } from '@playwright/test';
import { chooseItem } from './menu.ts';

/** An article while it is being written. */
export class ArticleEditor {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Headline' });
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: 'Text', exact: true });
  }

  /** Section, summary, tags, cover, address. */
  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'About this article' });
  }

  /** Where the article stands, whether it is saved, and the next step. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Saving and publishing' });
  }

  /** Whether it is saved. */
  get status(): Locator {
    return this.bar.locator('[data-save-state]');
  }

  /** The checklist, and what is to be done after it. */
  get question(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('heading', { name: /\?$/ }) });
  }

  /** Who else is here. */
  get others(): Locator {
    return this.page.getByRole('status', { name: 'Also editing' });
  }

  /** Both versions, when another one came first. */
  get conflict(): Locator {
    return this.page.getByRole('main').filter({ hasText: 'This article was changed somewhere else' });
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

  /** The next step, a button of the bar. */
  step(name: string): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }

  /** Presses the next step, and the same in the question that follows. */
  async take(name: string, confirm = name): Promise<void> {
    await this.step(name).click();
    await this.question.getByRole('button', { name: confirm, exact: true }).click();
    await expect(this.question).toBeHidden();
  }

  /** Chooses one of the actions in the menu of the bar. */
  async choose(name: string): Promise<void> {
    await this.step('More actions').click();
    await chooseItem(this.page, name);
  }

  /** Pastes a picture, as from the clipboard. */
  async paste(png: Buffer, name: string): Promise<void> {
    await this.text.click();
    await this.pasteHere(png, name);
  }

  /** Pastes a picture where the caret is. */
  async pasteHere(png: Buffer, name: string): Promise<void> {
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
