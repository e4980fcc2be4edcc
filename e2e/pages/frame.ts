import { expect, type Locator, type Page } from '@playwright/test';
import { untilStill } from './menu.ts';

/** The frame around all pages. */
export class Frame {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get navbar(): Locator {
    return this.page.getByRole('banner');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get accountButton(): Locator {
    return this.page.getByRole('button', { name: 'Account menu' });
  }

  get sideMenu(): Locator {
    return this.page.getByRole('dialog', { name: 'Menu' });
  }

  /** Bar with links to the pages of the team. */
  get teamBar(): Locator {
    return this.page.getByRole('navigation', { name: 'Team' });
  }

  /** Bar at the bottom of phones. */
  get tabBar(): Locator {
    return this.page.getByRole('navigation', { name: 'Shortcuts' });
  }

  async openAccountSheet(): Promise<Locator> {
    await this.accountButton.click();
    const sheet = this.page.getByRole('dialog', { name: 'Account' });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async openAccountMenu(): Promise<Locator> {
    await this.accountButton.click();
    const menu = this.page.getByRole('menu');
    await untilStill(menu);
    return menu;
  }

  async openSideMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Open menu' }).click();
    await expect(this.sideMenu).toBeVisible();
    return this.sideMenu;
  }

  /** Navigates by a link of the navbar or the account menu. */
  async follow(path: string): Promise<void> {
    const link = this.navbar.locator(`a[href="${path}"]`).first();
    if (await link.isVisible()) return link.click();
    const menu = await this.openAccountMenu();
    await menu.locator(`a[href="${path}"]`).click();
  }

  /** Navigates to any path as a link does. */
  async visit(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({ key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
  }

  /** Waits until the browser has rendered the page and it responds to clicks. */
  async settled(): Promise<void> {
    await expect(this.page.locator('#root[data-rendered]')).toHaveCount(0);
  }

  /** The toasts of the generic queue: at most one. */
  get toasts(): Locator {
    return this.page.locator('[data-toast=action]');
  }

  /** The toasts of the second mechanism. */
  get notices(): Locator {
    return this.page.locator('[data-toast=notice]');
  }
}
