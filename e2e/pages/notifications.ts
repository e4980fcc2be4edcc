import { expect, type Locator, type Page } from '@playwright/test';

/** The bell, what hangs on it, and the page behind it. */
export class Notifications {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bell(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  }

  /** The newest ones, over the page. */
  get peek(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications', exact: true });
  }

  /** What is said to those who don't see the bell. */
  get said(): Locator {
    return this.page.getByRole('banner').getByRole('status');
  }

  async open(): Promise<void> {
    await this.bell.click();
    await expect(this.peek).toBeVisible();
  }

  /** Waits until the bell says how many are unread. */
  async expectUnread(count: number): Promise<void> {
    await expect(this.bell).toHaveAccessibleName(
      count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
    );
  }

  /** One that is about something, in the list over the page. */
  about(words: string): Locator {
    return this.peek.getByRole('listitem').filter({ hasText: words });
  }

  async markAll(): Promise<void> {
    await this.peek.getByRole('button', { name: 'Mark all as read' }).click();
  }
}
