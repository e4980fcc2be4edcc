import { testFaults } from '../../fixtures/faults.ts';
import { REMOTES } from '../../fixtures/remotes.ts';
import { reportsOf } from '../../fixtures/reports.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Frame } from '../../pages/frame.ts';

test.use({ account: 'owner' });

// The one that is left out fails in remotes.spec.ts.
for (const remote of REMOTES.filter(({ name }) => name !== 'home')) testFaults(remote);

test('a timer of a remote throws: the page stands, and the site is told which file threw', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/This timer throws/);
  const reports = await reportsOf(page);
  await page.goto('/docs?fault=docs:throws-later');
  await expect.poll(() => reports).toContain('docs threw-later');
  await expect(new Frame(page).navbar).toBeVisible();
});

test('a remote never returns from drawing: the next page of the browser tells, and has the site', async ({
  page,
  context,
}) => {
  const next = await context.newPage();
  const reports = await reportsOf(next);
  await page.goto('/docs?fault=docs:never-returns', { waitUntil: 'commit' });
  // The page renews its mark each second for as long as it answers.
  await next.waitForTimeout(7_000);
  await next.goto('/docs');
  await expect.poll(() => reports).toContain('docs hung');
  await expect(new Frame(next).heading).toHaveText('Docs');
});
