import type { OwnStreamer } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { IDENTITY_ORIGIN, SITE_ORIGIN } from '../fixtures/addresses.ts';
import { DAILY, SIZES } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const video = (page: Page) => page.locator('video');
const timeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const lost = (page: Page) => page.getByText('The connection to the stream is lost.');

async function expectItPlays(page: Page): Promise<void> {
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page), { timeout: 15_000 }).not.toBe(before);
}

test(
  'a visitor finds live and planned streams, without a request to other sites',
  DAILY,
  async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto('/streaming');
    const lead = page.getByRole('article', { name: 'Commodore Pike' });
    await expect(lead).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The next seven days' })).toBeVisible();
    await expect(page.getByText('Nachtdienst auf dem Hügel').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...asked].filter((origin) => origin !== SITE_ORIGIN && origin !== IDENTITY_ORIGIN)).toEqual([]);

    await page.getByRole('button', { name: 'Filters', expanded: false }).click();
    await page.getByLabel('Language').selectOption('de');
    await expect(page).toHaveURL(/\?language=de$/);
    await expect(page.getByRole('heading', { name: 'No matching streams are live' })).toBeVisible();
    await expect(page.getByText('Nachtdienst auf dem Hügel').first()).toBeVisible();
    await expect(page.getByText('Breakfast shift')).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Language')).toHaveValue('de');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(lead).toBeVisible();

    await page.getByLabel('Times in').selectOption('Asia/Tokyo');
    await expect(page).toHaveURL(/zone=Asia/);
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    const week = page.getByRole('region', { name: 'The week' });
    await expect(week.getByRole('list')).toHaveCount(7);
    await expect(week.getByRole('link').first()).toBeVisible();
    const calendar = await page
      .getByRole('link', { name: 'Subscribe in your calendar' })
      .getAttribute('href');
    const file = await page.request.get((calendar ?? '').replace('webcal:', 'http:'));
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*SUMMARY:/);
  },
);

test('a stream of the site itself plays: quality, captions, sound by key, and a network outage', async ({
  page,
  context,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/streaming');
  await page.getByRole('button', { name: 'Watch the stream of Evander Sloane' }).click();
  const player = page.getByRole('region', { name: /^Player: / });
  await expectItPlays(page);
  await expect(player).toBeFocused();

  await player.getByLabel('Quality').selectOption({ label: '240p' });
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight), {
      timeout: 20_000,
    })
    .toBe(240);
  await player.getByLabel('Captions').selectOption({ label: 'English' });
  await expect
    .poll(() =>
      video(page).evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].filter(({ mode }) => mode === 'showing').map(({ label }) => label),
      ),
    )
    .toEqual(['English']);

  await player.focus();
  await page.keyboard.press('m');
  await expect(player.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('k');
  await expectItPlays(page);

  await context.setOffline(true);
  await expect(lost(page)).toBeVisible();
  await player.getByLabel('Quality').selectOption({ label: '480p' });
  await context.setOffline(false);
  await expect(lost(page)).toBeHidden({ timeout: 15_000 });
  await expectItPlays(page);
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight), {
      timeout: 30_000,
    })
    .toBe(480);
});

for (const { where, viewport } of SIZES)
  test.describe(`a member ${where}`, () => {
    test.use({ account: 'member', viewport });

    test('continues watching while reading another page, and returns', async ({ page }) => {
      await page.goto('/stream/evander');
      await expectItPlays(page);
      const frame = new Frame(page);
      await frame.visit('/docs');
      await expect(frame.heading).toHaveText('Docs');
      const corner = page.getByRole('complementary', { name: 'Streams playing in the background' });
      await expect(corner.locator('video')).toBeVisible();
      await expectItPlays(page);
      await corner.getByRole('link', { name: 'Back to Evander Sloane' }).click();
      await expect(page.getByRole('main').locator('video')).toBeVisible();
      await expect(corner).toBeHidden();
      await expectItPlays(page);
      await frame.visit('/docs');
      await corner.getByRole('button', { name: 'Close the stream of Evander Sloane' }).click();
      await expect(page.locator('video')).toHaveCount(0);
    });
  });

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('follows a streamer from the schedule by keyboard, and finds the next streams of one who is offline', async ({
    page,
  }) => {
    await page.goto('/streaming');
    const follow = page.getByRole('button', { name: /^(You follow|Follow) Roscoe Bright$/ }).first();
    const name = await follow.getAttribute('aria-pressed');
    await follow.focus();
    await page.keyboard.press('Enter');
    await expect(follow).toHaveAttribute('aria-pressed', name === 'true' ? 'false' : 'true');
    await page.keyboard.press('Enter');
    await expect(follow).toHaveAttribute('aria-pressed', name ?? 'false');

    await page.goto('/stream/roscoe');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
    await expect(page.getByText(/^Live (today|\w+day)/)).toBeInViewport();
    const dates = page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem');
    await expect(dates).toHaveCount(3);
    await page.getByRole('button', { name: 'All dates' }).click();
    await expect(dates.nth(3)).toBeFocused();
  });
});

test(
  'a newcomer applies, staff approve, a member follows and is notified of the first stream',
  DAILY,
  async ({ page, pageOf, signUp, expectErrors }) => {
    test.slow();
    // Their page doesn't exist before the approval.
    expectErrors(/status of 404 .*\/api\/streams\//);
    const channel = `journey_${crypto.randomUUID().slice(0, 8)}`;
    await signUp();
    await page.goto('/stream/dashboard');
    await page.getByRole('textbox', { name: 'Channel' }).fill(`https://www.twitch.tv/${channel}`);
    await page.getByLabel('Characters').fill('Captain Fog');
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('Captain Fog')).toBeVisible();
    await page.getByRole('button', { name: 'Apply as a streamer' }).click();
    await expect(page.getByRole('heading', { name: 'Your application is waiting for review' })).toBeVisible();
    const { person } = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = await fetch('/api/streams/me', { headers });
      return ((await answer.json()) as { streamer: OwnStreamer }).streamer;
    });

    const staff = await pageOf('staff');
    await staff.goto(`/stream/manage?who=${encodeURIComponent(person.username)}`);
    await staff.getByRole('button', { name: 'Approve' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(staff.getByText('Approved', { exact: true })).toBeVisible();

    const member = await pageOf('member');
    await member.goto(`/stream/${encodeURIComponent(person.username)}`);
    await member.getByRole('button', { name: `Follow ${person.fullName}` }).click();
    await expect(member.getByRole('button', { name: `You follow ${person.fullName}` })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Add slot' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Fog on the bay');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const date = page.getByRole('button', { name: /^Fog on the bay: / }).first();
    await expect(
      date.or(page.getByRole('list', { name: 'All slots' }).getByText('Fog on the bay')).first(),
    ).toBeVisible();

    await page.getByLabel('Title').fill('First night out');
    await page.getByRole('button', { name: 'Go live' }).click();
    await expect(page.getByRole('button', { name: 'End stream' })).toBeVisible();

    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Captain Fog', { timeout: 15_000 });
    await expect(member.getByRole('button', { name: /Load from Twitch/ })).toBeVisible();
    await expect(member.locator('iframe')).toHaveCount(0);
    await member.getByRole('button', { name: /Load from Twitch/ }).click();
    await expect(member.locator('iframe')).toHaveAttribute(
      'src',
      `https://player.twitch.tv/?channel=${channel}&parent=localhost`,
    );
    await member.goto('/notifications');
    await expect(member.getByText('First night out').first()).toBeVisible({ timeout: 15_000 });

    await page.getByRole('button', { name: 'End stream' }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
);
