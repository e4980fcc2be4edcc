import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog of the site's search. */
export class Search {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Search', exact: true });
  }

  get field(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Search', exact: true });
  }

  group(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true });
  }

  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name });
  }

  async openByKeys(keys: 'Control+k' | '/'): Promise<void> {
    await this.page.keyboard.press(keys);
    await expect(this.field).toBeFocused();
  }

  /** Types a text and waits until an option with this name is visible. */
  async find(text: string, name: string | RegExp): Promise<Locator> {
    await this.field.fill(text);
    const option = this.option(name).first();
    await expect(option).toBeVisible();
    return option;
  }
}
