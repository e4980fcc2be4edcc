import type { Notification } from '@boardwalk/contracts';
import { expect, type Locator, type Page } from '@playwright/test';

/** Calls that return a list. */
export const LIST = /\/api\/notifications(\?|$)/;

/** A notification of an article, for a mocked list. */
interface Shown {
  title: string;
  unread?: boolean;
}

/** The bell, its popover, and the page of notifications. */
export class Notifications {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bell(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  }

  /** The popover with the newest ones. */
  get peek(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications', exact: true });
  }

  /** The announcements for screen readers. */
  get said(): Locator {
    return this.page.getByRole('banner').getByRole('log');
  }

  async open(): Promise<void> {
    await this.bell.click();
    await expect(this.peek).toBeVisible();
  }

  /** Waits until the bell shows this number of unread ones. */
  async expectUnread(count: number): Promise<void> {
    await expect(this.bell).toHaveAccessibleName(
      count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
    );
  }

  /** The notification with these words, in the popover. */
  about(words: string): Locator {
    return this.peek.getByRole('listitem').filter({ hasText: words });
  }

  async markAll(): Promise<void> {
    await this.peek.getByRole('button', { name: 'Mark all as read' }).click();
  }

  /** Mocks every list with these pages. Their cursors are `page-1` and so on. */
  async answerWith(...pages: Shown[][]): Promise<void> {
    const items = pages.map((rows, page) => rows.map((row, index) => wireOf(row, page * 10 + index)));
    await this.page.route(LIST, async (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor');
      const at = cursor ? Number(cursor.slice('page-'.length)) : 0;
      const nextCursor = at + 1 < items.length ? `page-${at + 1}` : null;
      await route.fulfill({ json: { items: items[at], nextCursor } });
    });
  }
}

function wireOf({ title, unread = false }: Shown, minutesAgo: number): Notification {
  return {
    id: `00000000-0000-4000-8000-${String(minutesAgo).padStart(12, '0')}`,
    type: 'article.published',
    actor: null,
    facts: { title, count: 1, publishAt: null },
    href: '/about',
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    readAt: unread ? null : new Date().toISOString(),
  };
}
