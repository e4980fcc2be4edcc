import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const mark = () => Date.now().toString(36);

async function plan(page: Page, title: string): Promise<void> {
  await page.goto('/events/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('charity');
  await page.getByLabel('Summary').fill('Bring one lantern, take one home.');
  await page.getByLabel('District').selectOption('cable-hill');
  await page.getByLabel('Capacity').fill('1');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(new Frame(page).heading).toHaveText(title);
}
const propose = (page: Page) => page.getByRole('button', { name: 'Propose event' }).click();

test.describe('a host', () => {
  test.use({ account: 'helper' });

  test(
    'proposes an event that staff publish; guests respond and comment, get a message, and are notified of its cancellation',
    DAILY,
    async ({ page, pageOf }) => {
      test.slow();
      const title = `Lantern swap ${mark()}`;
      await plan(page, title);
      await propose(page);
      await expect(page.getByText('The team reviews it before it is published.')).toBeVisible();

      const editor = await pageOf('editor');
      await editor.setViewportSize({ width: 390, height: 844 });
      await editor.goto('/events/proposals');
      await editor.getByRole('button', { name: title }).click();
      const proposal = editor.getByRole('article', { name: title });
      await expect(proposal).toContainText('Bring one lantern, take one home.');
      await proposal.getByRole('button', { name: 'Publish' }).click();
      await expect(editor.getByRole('button', { name: title })).toHaveCount(0);

      const address = page.url();
      const guest = await pageOf('streamer');
      await guest.goto(address);
      await guest.getByRole('button', { name: 'Going', exact: true }).click();
      await expect(guest.getByText('Full: 1 going').first()).toBeVisible();
      await guest.getByLabel('Write a comment').fill('I bring the copper one.');
      await guest.getByRole('button', { name: 'Comment', exact: true }).click();
      await expect(guest.getByText('I bring the copper one.')).toBeVisible();

      await page.reload();
      await expect(page.getByText('I bring the copper one.')).toBeVisible();
      await page.getByRole('link', { name: 'Guests', exact: true }).click();
      await expect(new Frame(page).heading).toHaveText(`Guests: ${title}`);
      await expect(page.getByRole('table', { name: 'Guests' })).toContainText('Going');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect((await saved).suggestedFilename()).toBe('guests.csv');
      await page.getByRole('button', { name: 'Message guests' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Message').fill('The cable car runs until midnight.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Sent to 1 member.')).toBeVisible();

      await page.goto(address);
      await page.getByRole('button', { name: 'Cancel event' }).click();
      await dialog.getByLabel('Reason').fill('Storm on the hill.');
      await dialog.getByRole('button', { name: 'Cancel event' }).click();
      await expect(page.getByText('Storm on the hill.')).toBeVisible();
      await guest.reload();
      await expect(guest.getByText('Storm on the hill.')).toBeVisible();
      await expect(guest.getByText('Comments are closed here.')).toBeVisible();
    },
  );

  test('reads why it was declined, edits it while another person does too, and proposes it again', async ({
    page,
    pageOf,
    expectErrors,
  }) => {
    test.slow();
    expectErrors(/409/);
    const title = `Roof dance ${mark()}`;
    await plan(page, title);
    await propose(page);
    await expect(page.getByText('The team reviews it before it is published.')).toBeVisible();
    const address = page.url();

    const staff = await pageOf('staff');
    await staff.goto('/events/proposals');
    await staff.getByRole('button', { name: title }).click();
    const proposal = staff.getByRole('article', { name: title });
    await proposal.getByRole('button', { name: 'Decline' }).click();
    await proposal.getByLabel(/^Reason/).fill('Say which roof.');
    await proposal.getByRole('button', { name: 'Decline proposal' }).click();
    await expect(staff.getByRole('button', { name: title })).toHaveCount(0);

    await page.goto('/events/mine');
    await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('Say which roof.');
    await page.goto(`${address}/edit`);
    await page.getByLabel('Place', { exact: true }).fill('Roof of the ice works');
    await staff.goto(`${address}/edit`);
    await staff.getByLabel('Summary').fill('Twelve songs.');
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(new Frame(staff).heading).toHaveText(title);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This event was changed somewhere else')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine and save' }).click();
    await expect(new Frame(page).heading).toHaveText(title);
    await expect(page.getByText('Roof of the ice works').first()).toBeVisible();
    await propose(page);
    await expect(page.getByText('The team reviews it before it is published.')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw proposal' }).click();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(new Frame(page).heading).toHaveText('My events');
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });
});
