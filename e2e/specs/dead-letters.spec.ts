import type { DeadLetter } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Failed messages' });

/** Mocks a site with these undelivered messages, until they are sent again. */
async function withFailed(page: Page, letters: DeadLetter[]): Promise<void> {
  const failed = new Map(letters.map((letter) => [letter.id, letter]));
  await page.route('**/api/notifications/dead-letters**', (route) => {
    const id = /dead-letters\/([^/]+)\/retry$/.exec(route.request().url())?.[1];
    if (id === undefined) return route.fulfill({ json: { items: [...failed.values()], nextCursor: null } });
    failed.delete(id);
    return route.fulfill({ status: 204 });
  });
}

const letter: DeadLetter = {
  id: 'b5e0f1d2-0000-4000-8000-000000000001',
  type: 'article.sent_back',
  channel: 'email',
  recipient: { username: 'kiri', fullName: 'Kiri Tane', avatarUrl: null },
  title: 'Ferry timetable',
  attempts: 8,
  error: '550 mailbox unavailable',
  at: '2026-03-01T12:00:00.000Z',
};

test.describe('an owner', () => {
  test.use({ account: 'owner' });

  test('sends an undelivered message again', async ({ page }) => {
    const other = { ...letter, id: 'b5e0f1d2-0000-4000-8000-000000000002', channel: 'push' as const };
    await withFailed(page, [letter, other]);
    await page.goto('/admin/deliveries');
    const rows = panelOf(page).locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('550 mailbox unavailable');
    await rows.first().getByRole('button', { name: 'Send again to Kiri Tane' }).click();
    await expect(new Frame(page).toasts).toHaveText('The message to Kiri Tane is being sent again.');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Push');
  });

  test('sees an empty state without undelivered messages', async ({ page }) => {
    await withFailed(page, []);
    await page.goto('/admin/deliveries');
    await expect(panelOf(page)).toContainText('No failed messages');
  });
});

test.describe('a member of the staff', () => {
  test.use({ account: 'staff' });

  test('without the permission sees an explanation', async ({ page }) => {
    await page.goto('/admin/deliveries');
    await expect(page.getByRole('main')).toContainText('Missing permission: notifications.manage');
    await expect(panelOf(page)).toHaveCount(0);
  });
});
