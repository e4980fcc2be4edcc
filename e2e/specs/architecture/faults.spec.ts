import { testFaults } from '../../fixtures/faults.ts';
import { REMOTES } from '../../fixtures/remotes.ts';
import { reportsOf } from '../../fixtures/reports.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Frame } from '../../pages/frame.ts';

test.use({ account: 'owner' });

// The omitted remote is tested in remotes.spec.ts.
for (const remote of REMOTES.filter(({ name }) => name !== 'home')) testFaults(remote);

test('an error in a timer of a remote leaves the page alone, and is reported with its file', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/This timer throws/);
  const reports = await reportsOf(page);
  await page.goto('/docs?fault=docs:throws-later');
  await expect.poll(() => reports).toContain('docs threw-later');
  await expect(new Frame(page).navbar).toBeVisible();
});

test('a remote that never finishes rendering is reported by the browser’s next page, which works', async ({
  page,
  context,
}) => {
  const next = await context.newPage();
  const reports = await reportsOf(next);
  await page.goto('/docs?fault=docs:never-returns', { waitUntil: 'commit' });
  // A responsive page renews its mark each second.
  await next.waitForTimeout(7_000);
  await next.goto('/docs');
  await expect.poll(() => reports).toContain('docs hung');
  await expect(new Frame(next).heading).toHaveText('Docs');
});
