import { expect, test } from '../fixtures/writer.ts';
import { ArticlePage } from '../pages/article-page.ts';
import { Notifications } from '../pages/notifications.ts';

// Several people take part, each in a separate browser context.
test.slow();

const PHONE = { width: 390, height: 844 };

test('a member replies to another on a phone and mentions them; they are notified, and reading it marks it as read', async ({
  page,
  context,
  writer,
  newsroom,
  pageOf,
}) => {
  const { call } = await writer('AUTHOR', ['comment.replied', 'comment.mentioned']);
  const { username } = (await (await call('GET', '/api/users/me')).json()) as { username: string };
  const title = newsroom.title('The tide table is wrong');
  const { id, slug } = await newsroom.write(title, { state: 'published' });
  const said = `By an hour. ${title}`;
  await call('POST', `/api/articles/${id}/comments`, { text: said });
  const notifications = new Notifications(page);
  await page.goto('/profile');
  await page.waitForResponse('**/api/live/events?*notifications*');
  await notifications.expectUnread(0);

  const phone = await pageOf('member');
  await phone.setViewportSize(PHONE);
  const theirs = new ArticlePage(phone);
  await theirs.open(slug);
  await theirs.answer(said);
  await theirs.replyField.pressSequentially(`Two, says @${username.slice(0, -2)}`);
  await phone.getByRole('option', { name: `@${username}` }).click();
  await expect(theirs.replyField).toHaveValue(`Two, says @${username} `);
  await expect(theirs.replyField).toBeFocused();
  await phone.keyboard.type('and the ferry.');
  await theirs.sendReply();
  const reply = theirs.commentWith('and the ferry.');
  await expect(reply.getByRole('link', { name: `@${username}` })).toHaveAttribute(
    'href',
    `/members/${username}`,
  );

  // One comment causes one notification, although it replies and mentions.
  await notifications.expectUnread(1);
  await expect(notifications.said).toContainText('replied to your comment');
  const other = await context.newPage();
  await other.goto('/settings');
  await new Notifications(other).expectUnread(1);
  await page.goto(`/news/${slug}`);
  await expect(new ArticlePage(page).commentWith('and the ferry.')).toBeVisible();
  await notifications.expectUnread(0);
  await new Notifications(other).expectUnread(0);
});

test('a moderator finds a report with its reason, and the reporter is notified of the result', async ({
  page,
  writer,
  newsroom,
  callAs,
  pageOf,
}) => {
  await writer('AUTHOR', ['report.upheld']);
  const title = newsroom.title('Lamps for everybody');
  const { id, slug } = await newsroom.write(title, { state: 'published' });
  const words = `My lamps are cheaper ${title}`;
  const { id: commentId } = await (
    await callAs('streamer', 'POST', `/api/articles/${id}/comments`, { text: words })
  ).json();
  const reading = new ArticlePage(page);
  await reading.open(slug);
  const why = `Third time this week, ${commentId.slice(0, 8)}.`;
  await reading.report(words, 'Spam or advertising', why);

  const moderator = await pageOf('moderator');
  await moderator.goto('/inbox');
  await moderator.getByRole('link').filter({ hasText: why }).click();
  const pane = moderator.getByRole('region', { name: title });
  await expect(pane).toContainText('Reported by 1 member');
  await expect(pane).toContainText('Spam or advertising');
  await expect(pane).toContainText(words);
  await pane.getByRole('button', { name: 'Remove comment' }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Advertising.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();

  const notifications = new Notifications(page);
  await notifications.expectUnread(1);
  await notifications.open();
  await notifications.about(title).getByRole('link').click();
  await expect(reading.comments).toContainText('A moderator removed this comment.');
  await notifications.expectUnread(0);
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('continues below a long thread, and follows a link to a reply in it', async ({
    page,
    newsroom,
    callAs,
  }) => {
    const { id, slug } = await newsroom.write(newsroom.title('Who has the ladder'), { state: 'published' });
    const say = async (text: string, replyTo?: string) =>
      (await (
        await callAs('streamer', 'POST', `/api/articles/${id}/comments`, { text, replyTo })
      ).json()) as {
        id: string;
      };
    const first = await say('Not me.');
    const replies = [];
    for (let number = 1; number <= 6; number += 1)
      replies.push(await say(`Reply number ${number}`, first.id));
    const reading = new ArticlePage(page);
    await page.goto(`/news/${slug}#comment-${replies[5]?.id}`);
    await expect(reading.commentWith('Reply number 6')).toBeInViewport();
    await expect(reading.comments.getByText('Reply number 4')).toHaveCount(0);
    await reading.comments.getByRole('button', { name: 'Show 2 more replies' }).click();
    await expect(reading.comments.getByText(/^Reply number \d$/)).toHaveText(
      [1, 2, 3, 4, 5, 6].map((number) => `Reply number ${number}`),
    );
  });

  test('sees who reacted, on hover and in the full list', async ({ page, newsroom, callAs }) => {
    const { id, slug } = await newsroom.write(newsroom.title('A very good cat'), { state: 'published' });
    for (const name of ['streamer', 'helper'] as const)
      await callAs(name, 'PUT', `/api/articles/${id}/reactions`, { kind: 'love' });
    const reading = new ArticlePage(page);
    await reading.open(slug);
    await reading.reaction('Love').hover();
    await expect(page.getByRole('tooltip')).toContainText('Dex Maravilla');
    await page.getByRole('button', { name: '2 reactions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who reacted' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('link', { name: 'Priya Desrosiers' }).click();
    await expect(page).toHaveURL(/\/members\/priya\.d$/);
  });
});
