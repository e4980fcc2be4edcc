import type { Locator, Page } from '@playwright/test';
import { SIZES } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/estate.ts';
import { makePng } from '../fixtures/picture.ts';
import { Frame } from '../pages/frame.ts';
import { Notifications } from '../pages/notifications.ts';

/** Bids on the page of an auction. */
async function bid(page: Page, amount: string): Promise<void> {
  await page.getByLabel(/^Your (new )?maximum/).fill(amount);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Place a bid|Raise your maximum)$/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Bid / }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** Presses Tab until the target has the focus, which must never be lost in between. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName), `Tab ${presses}`).not.toBe('BODY');
    const found = await target.evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (found) return;
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${target}`);
}

const focusName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Expects a visible focus on an element in the window. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return {
      lost: focused === document.body,
      within: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      marked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    };
  });
  expect(seen).toEqual({ lost: false, within: true, marked: true });
}

for (const { where, viewport, details } of SIZES)
  test.describe(`a buyer ${where}`, () => {
    test.use({ account: 'helper', viewport });

    test(
      'finds a house, asks a question, books a viewing and makes an offer; the seller accepts, staff confirm, and it is transferred',
      details,
      async ({ page, pageOf, estate }) => {
        test.slow();
        const { id, code, title } = await estate.register('House with a hoist', { owner: 'streamer' });
        const listing = await estate.offer({ id }, 'streamer', { price: 120_000 });
        await estate.addViewing(listing, 'streamer', 30);

        await page.goto('/real-estate');
        // A phone shows the list first, and the map on a touch. At a desk both are visible.
        const narrow = viewport.width < 500;
        await page.getByRole('button', { name: 'Filters' }).click();
        await page.getByLabel('Type').selectOption('house');
        await page.getByLabel('Title, address or code').fill(title);
        await expect(page.getByRole('link', { name: title })).toBeVisible();
        if (narrow) await page.getByRole('button', { name: 'Map', exact: true }).click();
        if (narrow) await expect(page).toHaveURL(/view=map/);
        await page.getByRole('button', { name: new RegExp(`${code}, For sale`) }).click();
        await page
          .getByRole('dialog', { name: `Property ${code}` })
          .getByRole('link', { name: title })
          .click();
        await expect(new Frame(page).heading).toHaveText(title);

        const dialog = page.getByRole('dialog');
        await page.getByRole('button', { name: 'Message seller' }).click();
        await dialog.getByLabel('Message').fill('Does the hoist still turn?');
        await dialog.getByRole('button', { name: 'Send' }).click();
        await expect(page.getByRole('link', { name: 'Open conversation' })).toBeVisible();
        await page.getByRole('button', { name: 'Book', exact: true }).click();
        await expect(page.getByText('Booked by you')).toBeVisible();
        await page.getByRole('button', { name: 'Make an offer' }).click();
        await dialog.getByLabel('Your offer').fill('110,000');
        await expect(dialog.getByText('8% below asking price')).toBeVisible();
        await dialog.getByRole('button', { name: 'Send offer' }).click();
        await expect(page.getByText('You offered $110,000.')).toBeVisible();

        const seller = await pageOf('streamer');
        await seller.goto('/real-estate/messages');
        await seller.getByRole('link', { name: new RegExp(title) }).click();
        await seller.getByLabel('Your message').fill('Twice a day.');
        await seller.getByRole('button', { name: 'Send' }).click();
        await expect(seller.getByRole('log', { name: 'Messages' })).toContainText('Twice a day.');
        await seller.goto('/real-estate/offers');
        const offer = seller.getByRole('listitem').filter({ hasText: title });
        await expect(offer).toContainText('$110,000');
        await offer.getByRole('button', { name: 'Accept' }).click();
        await seller.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' }).click();
        await expect(offer).toContainText('Accepted');

        // Without a reload.
        await expect(page.getByText('Reserved for you', { exact: true })).toBeVisible();
        await page.getByRole('link', { name: 'Your payments' }).click();
        const payment = page
          .getByRole('region', { name: 'Open payments' })
          .getByRole('listitem')
          .filter({ hasText: title });
        await expect(payment).toContainText('$110,000');

        const staff = await pageOf('admin');
        await staff.goto('/real-estate/settlements?state=pending');
        await staff.getByRole('button', { name: new RegExp(title) }).click();
        const deal = staff.getByRole('article', { name: title });
        await deal.getByRole('button', { name: 'Payment received', exact: true }).click();
        await deal.getByLabel(/^Reason/).fill('Seen in the bank of the game.');
        await deal.getByRole('button', { name: 'Confirm payment' }).click();
        await expect(staff.getByRole('button', { name: new RegExp(title) })).toHaveCount(0);

        await page.goto(`/real-estate/${code}`);
        await expect(page.getByRole('link', { name: 'Create listing' })).toBeVisible();
        await expect(page.getByText('Sold: $110,000')).toBeVisible();
        const bell = new Notifications(page);
        await bell.open();
        await expect(bell.about(`“${title}” was paid`)).toBeVisible();
        await page.goto('/real-estate/mine');
        await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
      },
    );
  });

for (const { where, viewport } of SIZES)
  test.describe(`an owner ${where}`, () => {
    test.use({ account: 'author', viewport });

    test('auctions a property; two bidders see immediately who leads, a third person watches, and it can’t be withdrawn', async ({
      page,
      pageOf,
      estate,
    }) => {
      test.slow();
      const { code, title } = await estate.register('Boathouse with a slip', { owner: 'author' });
      await page.goto(`/real-estate/${code}`);
      await page.getByRole('link', { name: 'Create listing' }).click();
      await page.getByText('Auction', { exact: true }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Starting price').fill('50,000');
      await page.getByRole('textbox', { name: 'Bid increment' }).fill('1,000');
      await expect(page.getByRole('region', { name: 'Preview in lists' })).toContainText('$50,000');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByRole('heading', { name: 'Add pictures and a description' })).toBeVisible();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: makePng(640, 480) });
      await page.getByLabel('Description of picture 1').fill('The slip at low tide');
      await page.getByLabel('Description', { exact: true }).fill('Opens to the water.');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByRole('heading', { name: 'Review your listing' })).toBeVisible();
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(new Frame(page).heading).toHaveText(title);
      await expect(page.getByText('This is your listing.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Place a bid' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Withdraw listing' })).toBeVisible();

      const [first, second, watcher] = [
        await pageOf('moderator'),
        await pageOf('helper'),
        await pageOf('newcomer'),
      ];
      for (const visitor of [first, second, watcher]) {
        await visitor.goto(`/real-estate/${code}`);
        await expect(visitor.getByText('No bids yet')).toBeVisible();
      }
      await expect(first.getByRole('img', { name: 'The slip at low tide' }).first()).toBeVisible();
      await first.getByLabel('Your maximum').fill('60,000');
      await expect(first.getByText('You would be the highest bidder at $50,000.')).toBeVisible();
      await bid(first, '60,000');
      await expect(first.getByText('You are the highest bidder').first()).toBeVisible();
      await expect(second.getByText('1 bid', { exact: true })).toBeVisible();
      await bid(second, '70,000');
      await expect(second.getByText('You are the highest bidder').first()).toBeVisible();
      await expect(first.getByText('You were outbid').first()).toBeVisible();
      await expect(first.getByText('$61,000').first()).toBeVisible();
      await bid(first, '80,000');
      await expect(second.getByText('You were outbid').first()).toBeVisible();

      const seen = async (of: Page) => {
        const rows = of.getByRole('list', { name: 'Bids, newest first' }).getByRole('listitem');
        await expect(rows).toHaveCount(3);
        return (await rows.allTextContents()).map((row) => row.match(/^\d+\. \$[\d,]+/)?.[0]);
      };
      const order = ['3. $71,000', '2. $61,000', '1. $50,000'];
      for (const reader of [watcher, first, second, page]) expect(await seen(reader)).toEqual(order);
      await expect(page.getByText('This auction has bids, so you can’t withdraw it.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('This auction has bids, so you can’t withdraw it.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Withdraw listing' })).toHaveCount(0);
    });
  });

for (const { where, viewport } of SIZES)
  test.describe(`a tenant ${where}`, () => {
    test.use({ account: 'editor', viewport });

    test('rents from the city, and gives notice', async ({ page, pageOf, estate }) => {
      test.slow();
      const property = await estate.register('Room over the pump');
      const { code, title } = property;
      await estate.offer(property, 'staff', { kind: 'rent', price: 450 });
      await page.goto(`/real-estate/${code}`);
      await page.getByRole('button', { name: 'Rent', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rent for $450 a week' }).click();
      await expect(page.getByText('Reserved for you', { exact: true })).toBeVisible();

      const staff = await pageOf('staff');
      await staff.goto('/real-estate/settlements?state=pending');
      await staff.getByRole('button', { name: new RegExp(title) }).click();
      const deal = staff.getByRole('article', { name: title });
      await deal.getByRole('button', { name: 'Payment received', exact: true }).click();
      await deal.getByLabel(/^Reason/).fill('Seen in the game.');
      await deal.getByRole('button', { name: 'Confirm payment' }).click();
      await expect(staff.getByRole('button', { name: new RegExp(title) })).toHaveCount(0);

      await page.goto('/real-estate/mine?part=tenancies');
      await page
        .getByRole('region', { name: 'Properties you rent' })
        .getByRole('listitem')
        .filter({ hasText: title })
        .getByRole('link', { name: 'View tenancy' })
        .click();
      await expect(page.getByText('Weekly', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Give notice' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('The tenancy ends on');
      await dialog.getByRole('button', { name: 'Give notice' }).click();
      await expect(page.getByText('Notice given', { exact: true })).toBeVisible();
      await expect(page.getByText('Ends', { exact: true })).toBeVisible();

      await staff.goto(`/real-estate/${code}`);
      await staff.getByRole('link', { name: 'View tenancy' }).click();
      await expect(staff.getByText('Notice given', { exact: true })).toBeVisible();
    });
  });

for (const { where, viewport } of SIZES)
  test.describe(`a visitor of the market ${where}`, () => {
    test.use({ account: 'helper', viewport });

    test('sees listings, and title, price and action of a property, without scrolling', async ({
      page,
      estate,
    }) => {
      const property = await estate.register('House with a lantern', { owner: 'streamer' });
      await estate.offer(property, 'streamer', { price: 90_000 });
      const isPhone = viewport.width < 500;
      if (!isPhone) await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/real-estate');
      const compare = page.getByRole('button', { name: /^Compare / });
      const first = page.getByRole('main').getByRole('listitem').filter({ has: compare }).first();
      await expect
        .poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
        .toBeLessThanOrEqual(isPhone ? 520 : 420);
      await page.goto(`/real-estate/${property.code}`);
      const parts = [
        new Frame(page).heading,
        page.getByText('$90,000').first(),
        page.getByRole('button', { name: 'Buy', exact: true }),
      ];
      for (const part of parts) {
        await expect(part).toBeInViewport();
        if (isPhone) continue;
        const box = await part.boundingBox();
        expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
      }
    });
  });

test.describe('a member', () => {
  test.use({ account: 'moderator' });

  test('saves a search, and is notified of matches', async ({ page, estate }) => {
    test.slow();
    const property = await estate.register('Kiln with a yard', { owner: 'streamer' });
    const { title } = property;
    await page.goto(`/real-estate?search=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(`Kilns ${title.slice(-8)}`);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(new Frame(page).toasts).toContainText('Search saved.');
    await estate.offer(property, 'streamer');

    const bell = new Notifications(page);
    await expect(bell.bell).toHaveAccessibleName(/unread/);
    await bell.open();
    await bell.about(title).getByRole('link').click();
    await expect(new Frame(page).heading).toHaveText(title);

    await page.goto('/real-estate/searches');
    const search = page.getByRole('listitem').filter({ hasText: `Kilns ${title.slice(-8)}` });
    await expect(search.getByRole('link', { name: /1 match now/ })).toBeVisible();
    const tell = search.getByRole('checkbox', { name: /^Notify me of new matches/ });
    await expect(tell).toBeChecked();
    await search.getByText('Notify me of new matches').click();
    await expect(tell).not.toBeChecked();
    await page.reload();
    await expect(tell).not.toBeChecked();
    await search.getByRole('button', { name: /^Remove/ }).click();
    await expect(search).toHaveCount(0);
  });
});

test.describe('when the server fails', () => {
  test.use({ account: 'editor' });

  test('a repeated bid counts once', async ({ page, estate, expectErrors }) => {
    expectErrors(/503/);
    const property = await estate.register('Shed by the weir', { owner: 'streamer' });
    await estate.offer(property, 'streamer', { kind: 'auction', price: 20_000, step: 500, hours: 24 });
    await page.goto(`/real-estate/${property.code}`);
    // The first one arrives, but its response doesn't.
    let tries = 0;
    await page.route(/\/api\/listings\/[^/]+\/bids$/, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      tries += 1;
      if (tries > 1) return route.fallback();
      await route.fetch();
      return route.fulfill({ status: 503, json: { code: 'UNKNOWN' } });
    });
    await page.getByLabel('Your maximum').fill('25,000');
    await page.getByRole('button', { name: 'Place a bid' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Bid $25,000' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(page.locator('input[name=maximum]')).toHaveValue(/25,?000/);
    await dialog.getByRole('button', { name: 'Bid $25,000' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You are the highest bidder').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 bid', { exact: true })).toBeVisible();
    expect(tries).toBe(2);
  });

  test('list and map reload by “Try again”, and don’t hang without network', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/503/, /ERR_INTERNET_DISCONNECTED/);
    const fails = /\/api\/properties(\/map)?\?/;
    await page.route(fails, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/real-estate');
    const main = page.getByRole('main');
    await expect(main.getByText('The properties could not be loaded')).toBeVisible();
    await expect(main.getByText('The map could not be loaded')).toBeVisible();
    await page.unroute(fails);
    for (const again of [0, 1]) {
      await main.getByRole('button', { name: 'Try again' }).first().click();
      await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(1 - again);
    }
    await expect(main.getByRole('button', { name: /^Compare / }).first()).toBeVisible();
    await expect(main.getByRole('region', { name: /^Map of the city/ })).toBeVisible();

    await context.setOffline(true);
    await main.getByRole('button', { name: /^Filters/ }).click();
    await main.getByLabel('Type').selectOption('villa');
    await expect(
      page
        .getByText(/offline|no network|could not be loaded/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByRole('link', { name: 'Villa Semaphore' }).last()).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('without a mouse', () => {
  // An account of its own: other tests change the roles of the shared ones, which renders the page again.
  test('uses filters, map, a property, and the confirmation of a bid by keyboard', async ({
    page,
    signUp,
  }) => {
    test.slow();
    await signUp();
    await page.goto('/real-estate?kind=auction');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: /^Map of the city/ })).toBeVisible();
    await tabTo(page, main.getByLabel('Title, address or code'));
    // The arrow keys move between bubbles.
    const bubbles = main.getByRole('group', { name: /^Properties on the map/ }).getByRole('button');
    await expect.poll(() => bubbles.count()).toBeGreaterThan(2);
    await tabTo(page, bubbles);
    const first = await focusName(page);
    await page.keyboard.press('End');
    expect(await focusName(page)).not.toBe(first);
    await expectFocusSeen(page);
    await page.keyboard.press('Home');
    expect(await focusName(page)).toBe(first);

    await main.getByRole('button', { name: /^Filters/ }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByLabel('District'));
    await page.keyboard.type('Rope');
    await expect(page).toHaveURL(/district=ropewalk/);
    await expectFocusSeen(page);
    const bubble = main.getByRole('button', { name: /RW-101, Auction/ });
    await expect(bubble).toBeVisible();
    await expect(main.getByRole('button', { name: /^Compare / })).toHaveCount(1);
    await tabTo(page, bubble);
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Property RW-101' });
    await expect(card).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bubble).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toBeFocused();
    await expect(card.getByRole('link')).toBeVisible();
    await tabTo(page, card.getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(new Frame(page).heading).toHaveText('Long shed, 90 metres');

    await expect(page.getByLabel('Your maximum')).toBeVisible();
    await tabTo(page, page.getByLabel('Your maximum'));
    await page.keyboard.type('900000');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Bid $900,000' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Your maximum')).toBeFocused();
    await expectFocusSeen(page);
  });
});
