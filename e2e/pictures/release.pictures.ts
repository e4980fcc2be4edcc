import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SITE_PORT } from '../fixtures/addresses.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { createTeamCheckout, type TeamCheckout } from '../fixtures/team-checkout.ts';
import { expect, test } from '../fixtures/test.ts';
import { Account } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';
import { Animation } from './animation.ts';

/** Not the port of a journey's own site: both can run on one machine. */
const ORIGIN = `http://localhost:${SITE_PORT + 70}`;
const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const ABOUT_HEAD = 'src/features/about/about-head.tsx';
const FIRST = { heading: 'About Meridian RP.', picture: 'carousel-ferry' };
const SECOND = { heading: 'A harbour that is open all night.', picture: 'carousel-rooftop' };
/** Version of the remote in this checkout, which is live on a new site. */
const LIVE: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../remotes/home/package.json'), 'utf8'),
).version;
const NEXT = `${Number.parseInt(LIVE, 10) + 1}.0.0`;

let site: OwnSite;
let team: TeamCheckout | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startOwnSite(Number(new URL(ORIGIN).port));
});

test.afterAll(async () => {
  team?.remove();
  await site?.stop();
});

/** Opens a page in a browser of its own. */
async function openPage(browser: Browser): Promise<Page> {
  const viewport = { width: 1280, height: 756 };
  const context = await browser.newContext({ baseURL: ORIGIN, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

/** Signs the owner in, and returns a token with which the team of `home` can release. */
async function newToken(owner: Page): Promise<string> {
  const account = new Account(owner, 'owner');
  await account.signIn();
  const made = await owner.request.post('/api/deploy-tokens', {
    headers: { Authorization: `Bearer ${await account.token()}` },
    data: { name: 'home team', remotes: ['home'], approved: true },
  });
  return ((await made.json()) as { secret: string }).secret;
}

/** Opens the next pages of a visitor, as links do. */
async function returnToAbout(visitor: Page, heading: string): Promise<void> {
  const frame = new Frame(visitor);
  await frame.follow('/');
  await expect(frame.heading).not.toHaveText(heading);
  await frame.follow('/about');
  await expect(frame.heading).toHaveText(heading);
  await visitor.mouse.move(0, 0);
}

test('the animation of a release and its rollback is taken', async ({ browser }) => {
  // The first build of a checkout checks the types of all its packages.
  test.setTimeout(300_000);
  const animation = new Animation();
  const owner = await openPage(browser);
  team = createTeamCheckout('home', ORIGIN, await newToken(owner));
  await owner.goto('/admin/releases');
  // Hidden from assistive technology while the dialog is open.
  const panel = owner.getByRole('region', { name: 'home', includeHidden: true });
  const addReleases = async (caption: string, role = 'Owner') => {
    await panel.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 96));
    await animation.add(owner, { role, caption, durationMs: 2400 });
  };

  const visitor = await openPage(browser);
  const addVisitor = (caption: string) =>
    animation.add(visitor, { role: 'Visitor', caption, durationMs: 2000 });
  await visitor.goto('/about');
  await expect(new Frame(visitor).heading).toHaveText(FIRST.heading);
  await new Frame(visitor).settled();
  await addVisitor(`Visitors have ${LIVE}`);

  team.edit(NEXT, ABOUT_HEAD, (source) => source.replace(FIRST.picture, SECOND.picture));
  team.edit(NEXT, 'src/features/about/locales/en.po', (source) =>
    source.replace('msgstr "About {name}."', `msgstr "${SECOND.heading}"`),
  );
  const published = await team.release('publish', 'home', '--promote');
  expect(published.code, published.said + JSON.stringify(published.json)).toBe(0);
  await expect(panel.getByRole('row', { name: NEXT })).toContainText('Live');
  await addReleases('$ npm run release -- publish home --promote', 'Team');
  await returnToAbout(visitor, SECOND.heading);
  await addVisitor(`Visitors get ${NEXT} with their next page`);

  await panel.getByRole('button', { name: 'Roll home back' }).click();
  const confirm = owner.getByRole('alertdialog').getByRole('button', { name: 'Roll back' });
  await expect(confirm).toBeVisible();
  await addReleases(`The owner rolls back to ${LIVE}`);
  await confirm.click();
  await expect(panel.getByRole('row', { name: LIVE })).toContainText('Live');
  await addReleases(`${LIVE} is live again; nothing was built or restarted`);
  await returnToAbout(visitor, FIRST.heading);
  await addVisitor(`Visitors get ${LIVE} back`);

  await animation.write(visitor, (scheme) => join(FOLDER, `release-${scheme}.webp`));
});
