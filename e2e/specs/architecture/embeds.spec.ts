import type { DocPage } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { IDENTITY_ORIGIN } from '../../fixtures/addresses.ts';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Frame } from '../../pages/frame.ts';

const DECLARED = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.twitch.tv',
  'https://clips.twitch.tv',
  'https://player.kick.com',
  'https://streamable.com',
  'https://medal.tv',
];

const STREAMS = [
  'https://player.twitch.tv',
  'https://www.twitch.tv',
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.kick.com',
];

for (const [path, origins] of [
  ['/', []],
  ['/about', []],
  ['/staff', []],
  ['/no/such/page', []],
  ['/docs', DECLARED],
  ['/docs/roleplay', DECLARED],
  ['/news', DECLARED],
  ['/events', DECLARED],
  ['/streaming', STREAMS],
  ['/stream/evander', STREAMS],
] as const) {
  test(`${path} may embed only the origins that its remote declares`, async ({ request }) => {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
      "'self'",
      IDENTITY_ORIGIN,
      ...origins,
    ]);
    const told = /<meta name="boardwalk-embeds" content="(.*?)">/.exec(await answer.text())?.[1];
    expect(told?.split(' ') ?? []).toEqual(origins);
  });
}

test.describe('a video in a text', () => {
  test.use({ account: 'editor' });

  const open = (page: Page) => page.getByRole('button', { name: /Load from Vimeo/ });
  const player = (page: Page) => page.locator('iframe[src^="https://player.vimeo.com/"]');

  test.beforeEach(async ({ page, expectErrors }) => {
    // The page is requested without a session first, before the sign-in is known.
    expectErrors(/status of 404 .*\/api\/docs\//);
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title><h1>The harbour at night</h1>' }),
    );
  });

  test('opens without a reload in a document of its own page', async ({ page, callAs }) => {
    await page.goto(await pageWithVideo(callAs));
    await new Frame(page).settled();
    await expect(open(page)).toBeVisible();
    await expectNoViolations(page);
    const { url, loads } = countLoads(page);
    await open(page).press('Enter');
    await expect(player(page).contentFrame().getByRole('heading')).toHaveText('The harbour at night');
    await expect(player(page)).toBeFocused();
    expect([page.url(), loads()]).toEqual([url, 0]);
  });

  test('is loaded with its page, once, after a navigation from another page', async ({ page, callAs }) => {
    const path = await pageWithVideo(callAs);
    await page.goto('/about');
    const frame = new Frame(page);
    await frame.settled();
    await frame.visit(path);
    await expect(open(page)).toBeVisible();
    const { loads } = countLoads(page);
    const loaded = page.waitForEvent('load');
    await open(page).click();
    await loaded;
    await frame.settled();
    await expect(player(page).contentFrame().getByRole('heading')).toHaveText('The harbour at night');
    expect(loads()).toBe(1);
    await expect(page).toHaveURL(path);
    await page.reload();
    await frame.settled();
    await expect(open(page)).toBeVisible();
    await expect(player(page)).toHaveCount(0);
  });
});

/** Counts how often the page itself is loaded from now on. */
function countLoads(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return { url: page.url(), loads: () => count };
}

type CallAs = Parameters<Parameters<typeof test>[2]>[0]['callAs'];

/** Creates a draft of a page, which readers don't see. */
async function pageWithVideo(callAs: CallAs): Promise<string> {
  const body = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Lamps along the quay.' }] },
      { type: 'embed', attrs: { provider: 'vimeo', id: '12345678' } },
    ],
  };
  const title = `The harbour at night ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await callAs('editor', 'POST', '/api/docs', { title, body });
  expect(answer.status()).toBe(201);
  return `/docs/${((await answer.json()) as DocPage).slug}`;
}
