import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SIZES } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/estate.ts';
import { Frame } from '../pages/frame.ts';

const asFile = (text: string) => ({ name: 'registry.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

for (const { where, viewport } of SIZES)
  test.describe(`a member of the staff ${where}`, () => {
    test.use({ account: 'staff', viewport });

    test('edits a property while another person does too, removes and restores a file, and decides a disputed payment', async ({
      page,
      pageOf,
      callAs,
      estate,
      expectErrors,
    }) => {
      test.slow();
      expectErrors(/409/);
      const { id, code, title } = await estate.register('Lamp store');
      await page.goto('/real-estate/registry');
      await page.getByLabel('Search', { exact: true }).fill(code);
      await expect(page).toHaveURL(new RegExp(`search=${code}`));
      await page.getByRole('link', { name: title }).click();
      await expect(new Frame(page).heading).toHaveText(title);

      const admin = await pageOf('admin');
      await admin.goto(`/real-estate/registry/${id}`);
      await admin.getByLabel('Address').fill('9 Journey Steps');
      await admin.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(new Frame(admin).toasts).toContainText('The property is saved');
      await page.getByLabel('Guide price').fill('130,000');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('This property was changed somewhere else')).toBeVisible();
      await page.getByRole('button', { name: 'Use the other version' }).click();
      await expect(page.getByLabel('Address')).toHaveValue('9 Journey Steps');
      await page.getByLabel('Guide price').fill('130,000');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(new Frame(page).toasts).toContainText('The property is saved');

      await page.goto('/real-estate/registry');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const csv = await readFile(await (await saved).path(), 'utf8');
      const [head = '', ...lines] = csv.split('\r\n');
      const line = lines.find((one) => one.includes(code)) ?? '';
      expect(line).toContain('130000');
      await page.getByRole('button', { name: 'Import CSV' }).click();
      const dialog = page.getByRole('dialog');
      const file = dialog.getByLabel('File', { exact: true });
      const another = line.replace('9 Journey Steps', '11 Journey Steps');
      await file.setInputFiles(
        asFile([head, another, another.replace('130000', 'dear').replace(code, 'JY-001')].join('\r\n')),
      );
      await expect(dialog.getByRole('region', { name: 'Problems in the file' })).toContainText(
        'Line 3, guide_price',
      );
      await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
      await file.setInputFiles(asFile([head, another].join('\r\n')));
      await expect(dialog).toContainText('0 new properties, 1 updated');
      await dialog.getByRole('button', { name: 'Import' }).click();
      await expect(new Frame(page).toasts).toContainText('The registry is up to date');
      await page.goto(`/real-estate/registry/${id}`);
      await expect(page.getByLabel('Address')).toHaveValue('11 Journey Steps');

      const listing = await estate.offer({ id }, 'admin', { price: 130_000 });
      await callAs('helper', 'POST', `/api/listings/${listing.id}/purchase`);
      await estate.reportPaid({ code }, 107_000);
      await decideDisputed(page, title);
    });
  });

/** Decides a disputed payment, from the inbox to its end. */
async function decideDisputed(page: Page, title: string): Promise<void> {
  const waiting = page
    .getByRole('link')
    .filter({ hasText: 'The game reports another amount' })
    .filter({ hasText: title });
  await page.goto('/staff?kind=settlement');
  await waiting.click();
  await page.getByRole('link', { name: 'Open settlements' }).click();
  const disputed = page.getByRole('article', { name: title });
  await expect(disputed).toContainText('107000');
  await disputed.getByRole('button', { name: 'No payment received' }).click();
  await disputed.getByLabel(/^Reason/).fill('The bank sent 107,000 back.');
  await disputed.getByRole('button', { name: 'Cancel deal' }).click();
  await expect(disputed).toHaveCount(0);
  await page.goto('/staff?kind=settlement');
  await expect(page.getByRole('list', { name: 'Open items' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
}
