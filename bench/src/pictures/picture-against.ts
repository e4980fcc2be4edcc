import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from '@boardwalk/build/workspace';
import { type AgainstOptions, withBothSites } from '../against/with-both-sites.ts';
import { type BenchBrowser, type BenchContext, signIn } from '../browser.ts';
import { comparePictures } from './compare-pictures.ts';
import { type DifferentPicture, pictureList } from './picture-list.ts';
import { fileName, type Place, placeName, readPlaces } from './places.ts';
import { type PagePicture, takePictures } from './take-pictures.ts';

const FOLDER = join(BUILD, 'pictures');
/** Time in which an element must appear, in milliseconds. */
const ELEMENT_TIMEOUT_MS = 20_000;

/**
 * Compares pictures of every page with those of another commit, and writes the ones that differ to `.build/pictures`. The list there is complete
 * after each page. A page that fails is listed, and the others follow.
 * @returns the list, as Markdown.
 * @throws PlainError after Ctrl-C, or if a site can't be built or started.
 */
export const picturesAgainst = (options: AgainstOptions): Promise<string> =>
  withBothSites(options, async ({ browser, here, there, commit, ending }) => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const contexts = { here: contextsOf(browser, here), there: contextsOf(browser, there) };
    const places = await readPlaces();
    const different: DifferentPicture[] = [];
    const failed: { place: string; error: string }[] = [];
    let list = '';
    for (const [index, place] of places.entries()) {
      const name = placeName(place);
      options.log(`${index + 1} of ${places.length}: ${name}`);
      // Both sides at the same time: a text that depends on the time is the same on both.
      const [before, after] = await Promise.allSettled([
        contexts.there(place.account).then((context) => takePictures(context, there, place)),
        contexts.here(place.account).then((context) => takePictures(context, here, place)),
      ]);
      ending.throwIfAborted();
      if (before.status === 'fulfilled' && after.status === 'fulfilled')
        different.push(...(await comparePage(place, before.value, after.value)));
      else
        failed.push({
          place: name,
          error: [...errorOf('before', before), ...errorOf('after', after)].join('; '),
        });
      const counts = { compared: index + 1 - failed.length, all: places.length };
      list = pictureList({ ref: `${options.ref} (${commit})`, places: counts, different, failed });
      writeFileSync(join(FOLDER, 'list.md'), list);
    }
    return list;
  });

/**
 * Returns the browser context of each account of a site. Each has one context until the end: its pages renew their token, and a refresh token can be
 * used only once.
 */
function contextsOf(browser: BenchBrowser, origin: string): (account?: string) => Promise<BenchContext> {
  const known = new Map<string | undefined, Promise<BenchContext>>();
  const open = async (account?: string) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
      locale: 'en-US',
      storageState: account ? await signIn(browser, origin, account) : undefined,
    });
    context.setDefaultTimeout(ELEMENT_TIMEOUT_MS);
    return context;
  };
  return (account) => {
    const context = known.get(account) ?? open(account);
    known.set(account, context);
    return context;
  };
}

const errorOf = (side: string, result: PromiseSettledResult<unknown>): string[] =>
  result.status === 'rejected' ? [`${side}: ${String(result.reason).split('\n')[0]}`] : [];

/** Compares the pictures of a page, and writes those that differ. */
async function comparePage(
  place: Place,
  before: readonly PagePicture[],
  after: readonly PagePicture[],
): Promise<DifferentPicture[]> {
  const different: DifferentPicture[] = [];
  for (const [index, { width, scheme, png }] of before.entries()) {
    const later = after[index];
    if (!later) throw new Error(`${placeName(place)} has more pictures before than after.`);
    const { share, picture } = await comparePictures(png, later.png);
    if (!picture) continue;
    const name = `${fileName(place)}.${width}-${scheme}`;
    writeFileSync(join(FOLDER, `${name}.before.png`), png);
    writeFileSync(join(FOLDER, `${name}.after.png`), later.png);
    writeFileSync(join(FOLDER, `${name}.difference.png`), picture);
    different.push({ place: placeName(place), width, scheme, share, file: `${name}.difference.png` });
  }
  return different;
}
