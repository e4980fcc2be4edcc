import { readFileSync } from 'node:fs';
import type { CurrentSite, ManagedRemote } from '@boardwalk/contracts';
import type { Browser, BrowserContext } from '@playwright/test';
import { SITE_PORT } from '../fixtures/addresses.ts';
import { createOutsideTeam, type OutsideTeam } from '../fixtures/outside-team.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { Account } from '../pages/account.ts';

// A team outside fills a slot of Home; each journey starts where the previous one ended.
test.describe.configure({ mode: 'serial' });

const PORT = SITE_PORT + 90;
const ORIGIN = `http://localhost:${PORT}`;
const TEXT = 'Which pier gets the lights?';
const KIT: string = JSON.parse(
  readFileSync(new URL('../../shared/kit/package.json', import.meta.url), 'utf8'),
).version;

const MANIFEST = {
  name: 'polls',
  kit: `^${KIT}`,
  routes: [{ path: '/polls', access: 'public', title: 'Polls' }],
  slots: [
    {
      slot: 'home.tonight',
      module: './tonight-poll',
      height: { base: 96, md: 80 },
      title: { en: 'Poll of the day', de: 'Umfrage des Tages', es: 'Encuesta del día' },
    },
  ],
};
const FILLER = `import { defineSlotFiller, Text } from '@boardwalk/kit';

const Poll = () => <Text>${TEXT}</Text>;

export default defineSlotFiller<'home.tonight'>({ Component: Poll });
`;

let site: OwnSite;
let team: OutsideTeam;
let owner: BrowserContext;

test.use({ baseURL: ORIGIN });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startOwnSite(PORT);
  team = await createOutsideTeam('polls', ORIGIN);
  owner = await signIn(browser);
});
test.afterAll(async () => {
  await owner?.close();
  team?.remove();
  await site?.stop();
});

async function signIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const page = await context.newPage();
  await new Account(page, 'owner').signIn();
  await page.close();
  return context;
}

async function callAsOwner<T>(method: string, path: string, data?: object): Promise<T> {
  const { origins } = await owner.storageState();
  const stored = origins.find(({ origin }) => origin === ORIGIN)?.localStorage ?? [];
  const token = stored.find(({ name }) => name === 'token')?.value;
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await owner.request.fetch(path, { method, data, headers });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

test('a component in a slot of Home needs approval, and is then part of the page', async ({ page }) => {
  test.setTimeout(240_000);
  const { secret } = await callAsOwner<{ secret: string }>('POST', '/api/deploy-tokens', {
    name: 'polls team',
    remotes: ['polls'],
  });
  team.write('remote.json', JSON.stringify(MANIFEST));
  team.write('src/slots/tonight-poll.tsx', FILLER);
  const output = await team.boardwalk('publish', '--site', ORIGIN, '--token', secret);
  expect(output).toContain('a component in the slot home.tonight (public)');
  const { items } = await callAsOwner<{ items: ManagedRemote[] }>('GET', '/api/releases');
  const version = items.find(({ name }) => name === 'polls')?.versions[0]?.version;
  await callAsOwner('POST', '/api/releases/polls/promote', { version });
  await expect(async () => {
    await page.goto('/');
    await expect(page.locator('[data-slot="home.tonight"]')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  const box = page.locator('[data-slot="home.tonight"]');
  const before = await box.boundingBox();
  await box.scrollIntoViewIfNeeded();
  await expect(box).toContainText(TEXT);
  expect((await box.boundingBox())?.height).toBe(before?.height);
});

test('the owner switches it off, and the page has no trace of it', async ({ page }) => {
  const settings = await owner.newPage();
  await settings.goto('/admin/site?part=slots');
  const group = settings.getByRole('group', { name: 'Home, below “Tonight”' });
  await expect(group).toContainText('Poll of the day');
  // The input itself is visually hidden; its control is clicked.
  await group.getByRole('checkbox', { name: 'Show Poll of the day' }).uncheck({ force: true });
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Saved. Visitors see the changes within seconds.')).toBeVisible();
  const saved = await callAsOwner<CurrentSite>('GET', '/api/site/settings');
  expect(saved.settings.slots).toEqual([
    { slot: 'home.tonight', remote: 'polls', module: './tonight-poll', on: false },
  ]);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await expect(async () => {
    await page.goto('/');
    await expect(page.locator('[data-slot]')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  requested.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('/polls/'))).toEqual([]);
});
