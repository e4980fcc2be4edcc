import { expect, type Locator, type Page } from '@playwright/test';
import { chooseItem } from './menu.ts';

/** The editor of an article. */
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

  /** The panel with section, summary, tags, cover and address. It is closed at first. */
  get panel(): Locator {
    return this.page.locator('aside[aria-label="About this article"]');
  }

  /** Opens the panel, which the page may have opened already: it does so for a refused field. */
  async openSettings(): Promise<void> {
    const button = this.step('Settings');
    await expect(async () => {
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      await expect(this.panel).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** The bar with the article's state, the save state, and the next step. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Saving and publishing' });
  }

  /** The save state. */
  get status(): Locator {
    return this.bar.locator('[data-save-state]');
  }

  /** The dialog of a step, with the checklist. */
  get question(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('heading', { name: /\?$/ }) });
  }

  /** Names of the other editors. */
  get others(): Locator {
    return this.page.getByRole('status', { name: 'Also editing' });
  }

  /** The comparison of both versions, when another one was saved first. */
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

  /** Continues at the end of the text, key by key. */
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

  /** A button of the bar for the next step. */
  step(name: string): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }

  /** Takes the next step, and confirms it in the dialog. */
  async take(name: string, confirm = name): Promise<void> {
    await this.step(name).click();
    await this.question.getByRole('button', { name: confirm, exact: true }).click();
    await expect(this.question).toBeHidden();
  }

  /** Chooses an action in the menu of the bar. */
  async choose(name: string): Promise<void> {
    await this.step('More actions').click();
    await chooseItem(this.page, name);
  }

  /** Pastes a picture into the text. */
  async paste(png: Buffer, name: string): Promise<void> {
    await this.text.click();
    await this.pasteHere(png, name);
  }

  /** Pastes a picture at the caret. */
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
