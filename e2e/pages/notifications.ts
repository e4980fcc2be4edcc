import type { Notification } from '@boardwalk/contracts';
import { expect, type Locator, type Page } from '@playwright/test';

/** The calls that answer with a list. */
export const LIST = /\/api\/notifications(\?|$)/;

/** A notification of an article, for a list that a test makes up. */
interface Shown {
  title: string;
  unread?: boolean;
}

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
    return this.page.getByRole('banner').getByRole('log');
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

  /** Answers every list with these instead, a page after the other. Its cursors are called `page-1` and so on. */
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
