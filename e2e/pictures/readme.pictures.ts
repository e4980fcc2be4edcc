import { join } from 'node:path';
import { arriveAt } from '../fixtures/arrive.ts';
import type { Place } from '../fixtures/places.ts';
import { test } from '../fixtures/test.ts';

/** The images of the README, by the name of their file: `npm run pictures` takes them from the demo community, in light and dark. */
const PICTURES: Record<string, Place> = {
  home: { path: '/', ready: 'Play today' },
  news: { path: '/news', account: 'member', ready: 'Courthouse reopens after the flood' },
  events: { path: '/events', account: 'member', ready: 'Winter regatta' },
  streams: { path: '/streaming', account: 'member', ready: 'Commodore Pike' },
  map: { path: '/real-estate?view=map', account: 'member', ready: 'Zoom in' },
  application: { path: '/forms/review', link: 'Dmitri Vasko', account: 'staff', ready: 'Grant appeal' },
  inbox: {
    path: '/inbox?kind=comment',
    link: 'Advertises his channel',
    account: 'moderator',
    ready: 'Reported by',
  },
  site: { path: '/admin/site?part=look', account: 'owner', ready: 'Match the text colors to the buttons' },
  releases: { path: '/admin/releases', account: 'owner', ready: 'Deploy tokens' },
};
const FOLDER = join(import.meta.dirname, '../../docs/pictures');

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, place] of Object.entries(PICTURES)) {
    test.describe(`${name} in ${scheme}`, () => {
      test.use({ account: place.account, colorScheme: scheme });

      test('is taken', async ({ page }) => {
        await arriveAt(page, place);
        // The preview of the site is a page of its own.
        for (const frame of page.frames().slice(1))
          await frame.getByRole('heading').first().waitFor({ state: 'visible' });
        // Lazy images outside of the window are never loaded, and decoding one of them would never end.
        await page.evaluate(() =>
          Promise.all(
            [...document.images]
              .filter((image) => !image.complete && image.loading !== 'lazy')
              .map((image) => image.decode()),
          ),
        );
        await page.screenshot({ path: join(FOLDER, `${name}-${scheme}.jpg`), type: 'jpeg', quality: 78 });
      });
    });
  }
}
