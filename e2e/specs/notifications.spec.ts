import { expect, test } from '../fixtures/writer.ts';
import { Frame } from '../pages/frame.ts';
import { LIST, Notifications } from '../pages/notifications.ts';

// Several people take part, and some updates arrive without a request.
test.slow();

test('a submitted article rings an editor’s bell, which leads to it', async ({ page, writer, newsroom }) => {
  await writer('EDITOR', ['article.submitted']);
  const notifications = new Notifications(page);
  await page.goto('/profile');
  await expect(notifications.bell).toBeVisible();
  // The bell subscribes shortly after the page has loaded.
  await page.waitForResponse('**/api/live/events?*notifications*');
  const title = newsroom.title('The lighthouse has a leak');
  const article = await newsroom.write(title, { state: 'in_review' });
  await expect(notifications.bell).toHaveAccessibleName(/unread$/);
  await expect(notifications.said).toContainText(`submitted “${title}”`);

  await notifications.open();
  const row = notifications.about(title);
  await expect(row).toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(notifications.peek).toBeHidden();
  await notifications.open();
  // Opening the list doesn't mark as read.
  await expect(row).toContainText('Unread');
  await row.getByRole('link').click();
  await page.waitForURL((url) => url.pathname.includes(article.id) || url.pathname.includes(article.slug));
  await expect(notifications.peek).toBeHidden();
  await expect(new Frame(page).heading).toBeFocused();
  await notifications.open();
  await expect(row).not.toContainText('Unread');
});

test('new comments are grouped in the open list, and don’t take the focus', async ({
  page,
  writer,
  newsroom,
  comment,
}) => {
  const { publish } = await writer('AUTHOR', ['comment.posted']);
  const notifications = new Notifications(page);
  await page.goto('/profile');
  await page.waitForResponse('**/api/live/events?*notifications*');
  await notifications.expectUnread(0);
  await notifications.open();
  await expect(notifications.peek.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await notifications.peek.getByRole('link', { name: 'View all' }).focus();

  const title = newsroom.title('The bakery opens at four');
  const id = await publish(title);
  await comment(id, 'Finally.');
  await expect(notifications.about(title)).toContainText('commented on');
  await notifications.expectUnread(1);
  await comment(id, 'And the buns?');
  await expect(notifications.about(title)).toContainText('2 new comments on');
  await notifications.expectUnread(1);
  await expect(notifications.peek.getByRole('link', { name: 'View all' })).toBeFocused();
});

test('reading all in one tab marks them as read in the other', async ({
  page,
  context,
  writer,
  newsroom,
  comment,
}) => {
  const { publish } = await writer('AUTHOR', ['comment.posted']);
  const titles = [newsroom.title('One street, two names'), newsroom.title('The pigeons are back')];
  for (const title of titles) await comment(await publish(title), 'Good.');
  const other = await context.newPage();
  const [here, there] = [new Notifications(page), new Notifications(other)];
  await page.goto('/profile');
  await here.expectUnread(2);
  await other.goto('/notifications?show=unread');
  await expect(
    other
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /commented|New comment/ }),
  ).toHaveCount(2);

  await page.bringToFront();
  await here.open();
  await here.markAll();
  await here.expectUnread(0);
  await expect(here.peek.getByText('Unread', { exact: true })).toHaveCount(0);
  await there.expectUnread(0);
  await expect(other.getByRole('main').getByText('No unread notifications')).toBeVisible();
});

test('a member who switches a type off gets none of it on the site', async ({
  page,
  writer,
  newsroom,
  comment,
  callAs,
}) => {
  const { publish, call } = await writer('AUTHOR', ['comment.posted']);
  const title = newsroom.title('Rent day');
  const id = await publish(title);
  await page.goto('/settings');
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  const [off] = await Promise.all([saved(), page.getByText('On the site', { exact: true }).click()]);
  expect(await off.json()).toMatchObject({ inApp: false });
  await page.getByRole('button', { name: /^Comments/ }).click();
  const choice = page.getByRole('checkbox', { name: 'Comments on your articles and events: Site' });
  await expect(choice).toBeDisabled();
  await expect(choice).toHaveAccessibleDescription('Switched off above');
  await comment(id, 'Nobody hears this.');
  // Events are processed in order: once the next one has been delivered, this one has been too.
  const next = newsroom.title('The day after');
  await newsroom.write(next, { state: 'published' });
  const heard = async () => (await callAs('member', 'GET', '/api/notifications')).text();
  await expect.poll(heard).toContain(next);

  await Promise.all([saved(), page.getByText('On the site', { exact: true }).click()]);
  await expect(choice).toBeEnabled();
  await comment(id, 'Somebody hears this.');
  const notifications = new Notifications(page);
  await notifications.expectUnread(1);
  await notifications.open();
  // The first one isn't counted again.
  await expect(notifications.about(title)).toContainText('commented on');

  // The visible box covers the native checkbox.
  await Promise.all([saved(), page.locator('label').filter({ has: choice }).click()]);
  await expect(choice).not.toBeChecked();
  const { types } = await (await call('GET', '/api/notifications/preferences')).json();
  expect(types['comment.posted']).toEqual({ inApp: false, email: false, push: false });
});

test('settings that were changed elsewhere take precedence, and a message explains it', async ({
  page,
  writer,
  expectErrors,
}) => {
  expectErrors(/status of 409 /);
  const { call } = await writer('AUTHOR', ['comment.posted']);
  await page.goto('/settings');
  const email = page.getByRole('checkbox', { name: 'By e-mail', exact: true });
  await expect(page.getByRole('checkbox', { name: 'Comments: Site' })).toBeVisible();
  const kept = await (await call('GET', '/api/notifications/preferences')).json();
  await call('PUT', '/api/notifications/preferences', { ...kept, email: false, push: false });
  await page.getByText('News from the community by e-mail', { exact: true }).click();
  await expect(new Frame(page).toasts).toContainText('changed somewhere else');
  await expect(email).not.toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: 'News from the community by e-mail', exact: true }),
  ).not.toBeChecked();
});

test('a setting that is chosen while the site is unreachable is stored, and sent by the next page', async ({
  page,
  writer,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  const { call } = await writer('AUTHOR', []);
  await page.goto('/settings');
  await expect(page.getByRole('checkbox', { name: 'News: Site' })).toBeVisible();
  await page.route('**/api/notifications/preferences', (route) => route.abort());
  await page.getByText('By e-mail', { exact: true }).click();
  await expect(new Frame(page).toasts).toContainText('Saved on this device.');
  await expect(page.getByRole('checkbox', { name: 'By e-mail', exact: true })).not.toBeChecked();
  expect(await (await call('GET', '/api/notifications/preferences')).json()).toMatchObject({ email: true });
  await page.unroute('**/api/notifications/preferences');
  await page.goto('/profile');
  await expect
    .poll(async () => (await (await call('GET', '/api/notifications/preferences')).json()).email)
    .toBe(false);
});

test('a channel is chosen for all topics of an area, by keyboard', async ({ page, writer }) => {
  const { call } = await writer('AUTHOR', []);
  await page.goto('/settings');
  const all = page.getByRole('checkbox', { name: 'Streams: Push' });
  await expect(all).toBeEnabled();
  const before = await all.isChecked();
  await all.focus();
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok()),
    page.keyboard.press('Space'),
  ]);
  const { types } = await (await call('GET', '/api/notifications/preferences')).json();
  expect([types['stream.live'].push, types['stream.approved'].push]).toEqual([!before, !before]);
  const area = page.getByRole('button', { name: /^Streams/ });
  await area.focus();
  await page.keyboard.press('Enter');
  await expect(area).toHaveAttribute('aria-expanded', 'true');
  const one = page.getByRole('checkbox', { name: 'Your application as a streamer: Push' });
  await one.focus();
  await page.keyboard.press('Space');
  await expect(all).toHaveJSProperty('indeterminate', true);
});

test('the language of notifications is the language that was chosen last', async ({ page, writer }) => {
  const { call } = await writer('AUTHOR', []);
  await page.goto('/settings');
  await expect(page.getByRole('checkbox', { name: 'News: Site' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
  await expect(page.getByRole('checkbox', { name: 'News: Website' })).toBeVisible();
  await expect
    .poll(async () => (await (await call('GET', '/api/notifications/preferences')).json()).language)
    .toBe('de');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows notifications at its lower edge', async ({ page, writer, newsroom, comment }) => {
    const { publish } = await writer('AUTHOR', ['comment.posted']);
    const title = newsroom.title('Low tide at noon');
    await comment(await publish(title), 'Bring boots.');
    await page.goto('/profile');
    const notifications = new Notifications(page);
    await notifications.expectUnread(1);
    await notifications.open();
    await expect(notifications.about(title)).toBeVisible();
    const lowerEdge = () =>
      notifications.peek.evaluate((peek) => Math.round(peek.getBoundingClientRect().bottom));
    await expect.poll(lowerEdge).toBe(844);
    await page.keyboard.press('Escape');
    await expect(notifications.peek).toBeHidden();
    await expect(notifications.bell).toBeFocused();
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Comments/ }).click();
    const group = page.getByRole('group', { name: 'Comments on your articles' });
    await expect(group.getByRole('checkbox')).toHaveCount(3);
  });
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('opens, navigates and closes notifications by keys', async ({ page }) => {
    const notifications = new Notifications(page);
    await notifications.answerWith([{ title: 'first' }, { title: 'second' }]);
    await page.goto('/profile');
    await notifications.bell.focus();
    await page.keyboard.press('Enter');
    await expect(notifications.peek).toBeVisible();
    const inside = () => notifications.peek.evaluate((peek) => peek.contains(document.activeElement));
    await expect.poll(inside).toBe(true);
    for (const name of [/first/, /second/, /View all/, /Choose your notifications/]) {
      for (let presses = 0; presses < 3; presses += 1) {
        const link = notifications.peek.getByRole('link', { name });
        if (await link.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(notifications.peek.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(notifications.peek).toBeHidden();
    await expect(notifications.bell).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notifications.peek).toBeVisible();
    await notifications.peek.getByRole('link', { name: 'View all' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/notifications');
    await expect(new Frame(page).heading).toBeFocused();
    await expect(page).toHaveTitle(/^Notifications · /);
  });

  test('continues with older ones, by a link that opens in another tab', async ({ page }) => {
    await new Notifications(page).answerWith(
      [{ title: 'first' }, { title: 'second' }],
      [{ title: 'third' }, { title: 'fourth' }],
    );
    await page.goto('/notifications');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /first|second|third|fourth/ });
    await expect(rows).toHaveCount(2);
    const more = page.getByRole('link', { name: 'Load more' });
    await expect(more).toHaveAttribute('href', '/notifications?after=page-1');
    await more.click();
    await expect(rows).toHaveCount(4);
    await expect(page.getByText('4 notifications', { exact: true })).toBeVisible();
    await page.goto('/notifications?after=page-1');
    await expect(rows).toHaveText([/third/, /fourth/]);
    await page.getByRole('link', { name: 'Back to the newest' }).click();
    await expect(rows).toHaveText([/first/, /second/]);
  });

  test('sees an error when they can’t be loaded, and retries', async ({ page, expectErrors }) => {
    expectErrors(/status of 500 /);
    let broken = true;
    await page.route(LIST, (route) => (broken ? route.fulfill({ status: 500 }) : route.fallback()));
    await page.goto('/profile');
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(notifications.peek.getByText('Your notifications could not be loaded')).toBeVisible();
    // The list works from the click on: a live message before it would load the list as well.
    await page.exposeFunction('mend', () => {
      broken = false;
    });
    const again = notifications.peek.getByRole('button', { name: 'Try again' });
    await again.evaluate((button) =>
      button.addEventListener('pointerdown', () => Reflect.get(window, 'mend')()),
    );
    await again.click();
    await expect(notifications.peek.getByText('Your notifications could not be loaded')).toBeHidden();
  });
});

test('the count is on the site’s app icon until the member signs out', async ({
  page,
  writer,
  newsroom,
  comment,
}) => {
  const { publish } = await writer('AUTHOR', ['comment.posted']);
  await comment(await publish(newsroom.title('Fog until Thursday')), 'Again.');
  await page.addInitScript(() => {
    const badge = (count?: number) => {
      localStorage.setItem('badge', String(count ?? 'none'));
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge() });
  });
  // Signing out leaves the page, and evaluation fails meanwhile.
  const badge = () => page.evaluate(() => localStorage.getItem('badge')).catch(() => undefined);
  await page.goto('/profile');
  await expect.poll(badge).toBe('1');
  const menu = await new Frame(page).openAccountMenu();
  await menu.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  await expect.poll(badge).toBe('none');
});

test('a visitor receives no notifications', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The subscription is a page's last request, also with a member's notifications.
  const listens = page.waitForResponse('**/api/live/events?*');
  await page.goto('/about');
  await page.mouse.move(600, 20);
  await listens;
  expect(asked.filter((address) => address.includes('notification'))).toEqual([]);
  await page.goto('/notifications');
  await page.waitForURL('**/auth');
});
