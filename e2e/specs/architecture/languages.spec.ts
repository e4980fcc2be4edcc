import { LANGUAGES } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { PHONE } from '../../fixtures/axe.ts';
import { englishMessages } from '../../fixtures/english-messages.ts';
import { overflowAt } from '../../fixtures/overflow.ts';
import { PAGES, titleOf } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Names of roles and remotes, handles, a word of an article, and titles of a rule and of a form's sections: they equal a message by chance. */
const DATA = ['staff', 'members', 'site', 'after', 'You', 'Roleplay', 'Character', 'Rules'];

/** Returns the visible texts of a page, and the names of its fields, buttons and pictures. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('script, style, noscript')) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
          texts.push(node.getAttribute(name) ?? '');
      else texts.push(node.textContent ?? '');
    }
    return [document.title, ...texts].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Returns the texts of a page once they have stopped changing. Pages with live topics are never without requests. */
async function arrivedTexts(page: Page): Promise<string[]> {
  let known = '';
  await expect(async () => {
    const before = known;
    known = (await textsOf(page)).join();
    expect(known).toBe(before);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  }).toPass({ intervals: [700], timeout: 15_000 });
  return textsOf(page);
}

for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  const { whole, parts } = englishMessages(language);
  const english = new Set(whole);
  const isEnglish = (text: string) =>
    !DATA.includes(text) && (english.has(text) || parts.some((part) => text.includes(part)));

  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: PHONE });

    for (const place of PAGES)
      test.describe(() => {
        test.use({ account: place.account });

        test(`${titleOf(place)} has no English message, and fits a phone: ${place.ready}`, async ({
          page,
        }) => {
          await page.goto(place.path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const link = page.getByRole('main').getByRole('link', { name: place.link }).last();
          // By keyboard: a button of the row may cover the link's middle.
          if (place.link && (await link.count()) > 0) await link.press('Enter');
          const texts = await arrivedTexts(page);
          expect(texts.filter(isEnglish)).toEqual([]);
          expect(await overflowAt(page, PHONE.width)).toEqual({ page: 0, sticksOut: [] });
        });
      });
  });
}
