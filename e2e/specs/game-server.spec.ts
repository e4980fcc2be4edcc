import { startDemoGame } from '@boardwalk/dev/site';
import { SITE_ORIGIN } from '../fixtures/addresses.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';

/** Starts a game server like the demo's. */
const game = () => startDemoGame({ url: SITE_ORIGIN, log: (line) => console.info(line) });

test(
  'the strip under the hero shows the state of the game server, and its changes',
  DAILY,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    const played = game();
    try {
      await expect(page.getByText(/^\d+ \/ 64$/)).toBeVisible();
      await expect(page.getByText('playing now')).toBeVisible();
      await page.getByRole('button', { name: 'Copy game server address' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('play.meridian.test');
    } finally {
      played.stop();
    }
  },
);

test(
  'an unknown player gets a code when joining, and is linked once it was entered on the site',
  DAILY,
  async ({ signUp, page }) => {
    await signUp();
    const played = game();
    try {
      const name = `Player ${crypto.randomUUID().slice(0, 8)}`;
      expect((await played.join('member')).refusal).toBeNull();
      const code = /code ([A-Z2-9]{6})/.exec((await played.join(name)).refusal ?? '')?.[1];
      const link = () =>
        page.evaluate(async (typed) => {
          const answer = await fetch('/api/identities/game', {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${localStorage.getItem('token')}`,
            },
            body: JSON.stringify({ code: typed }),
          });
          return answer.json();
        }, code);
      expect(await link()).toMatchObject({ provider: 'game', name });
      expect((await played.join(name)).refusal).toContain('not on the whitelist');
    } finally {
      played.stop();
    }
  },
);

test('a member links their Discord account, only in the browser in which they began', async ({
  signUp,
  page,
  browser,
}) => {
  await signUp();
  const begin = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/identities/discord', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('token')}`,
        },
        body: JSON.stringify({ returnTo: '/profile' }),
      });
      return ((await answer.json()) as { url: string }).url;
    });
  const name = `kay.${crypto.randomUUID().slice(0, 8)}`;
  const url = await begin();
  const elsewhere = await browser.newPage();
  await elsewhere.goto(url);
  await elsewhere.getByLabel('Name at Discord').fill(name);
  await elsewhere.getByRole('button', { name: 'Authorize' }).click();
  await expect(elsewhere.locator('body')).toContainText('LINK_INVALID');
  await elsewhere.close();

  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('Name at Discord').fill(name);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.waitForURL((at) => at.pathname === '/profile' && at.searchParams.get('discord') === 'linked');
  const linked = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch('/api/identities', { headers })).json();
  });
  expect(linked).toMatchObject({ discord: true, items: [{ provider: 'discord', name }] });
});
