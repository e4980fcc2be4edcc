import { expect, test } from '../fixtures/newsroom.ts';
import { ArticlePage } from '../pages/article-page.ts';
import { Frame } from '../pages/frame.ts';

// Several people take part, each in a separate browser context.
test.slow();

test('a first comment waits for a moderator, who approves it', async ({ page, pageOf, signUp, newsroom }) => {
  const title = newsroom.title('Who rang the bell');
  const { slug } = await newsroom.write(title, { state: 'published' });
  await signUp();
  const reading = new ArticlePage(page);
  await reading.open(slug);
  const words = `I heard it too. <b>Twice.</b> ${title}`;
  await reading.comment(words);
  await expect(new Frame(page).toasts).toContainText('A moderator reviews your first comment');
  await expect(reading.commentWith(words)).toContainText('Waiting for a moderator');

  const member = await pageOf('member');
  const others = new ArticlePage(member);
  await others.open(slug);
  await expect(others.comments.getByText('No comments yet.')).toBeVisible();

  const moderator = await pageOf('moderator');
  await moderator.goto('/news/desk');
  const waiting = moderator
    .getByRole('region', { name: 'Comments to review' })
    .getByRole('listitem')
    .filter({ hasText: words });
  await expect(waiting).toContainText('first comment of this member');
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(waiting).toHaveCount(0);

  await member.reload();
  await expect(others.commentWith(words)).toBeVisible();
  await page.reload();
  await expect(reading.commentWith(words)).not.toContainText('Waiting for a moderator');
  // Later comments of an approved member aren't held.
  await reading.comment('And it rang again.');
  await expect(reading.commentWith('And it rang again.')).not.toContainText('Waiting for a moderator');
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('writes, edits and removes a comment, by keyboard too', async ({ page, newsroom }) => {
    const { slug } = await newsroom.write(newsroom.title('Ice on the quay'), { state: 'published' });
    const reading = new ArticlePage(page);
    await reading.open(slug);
    await reading.comment('I slipped.\nTwice.');
    const comment = reading.comments.getByRole('listitem');
    await expect(comment.getByText('I slipped.\nTwice.')).toBeVisible();
    await comment.getByRole('button', { name: 'Edit' }).click();
    await comment.getByLabel('Your comment').fill('I nearly slipped.');
    await comment.getByRole('button', { name: 'Save' }).click();
    await expect(comment).toContainText('I nearly slipped.');
    await expect(comment).toContainText('(edited)');
    const frame = new Frame(page);
    await comment.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(comment).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Comments');
    await frame.toasts.getByRole('button', { name: 'Undo' }).click();
    await expect(comment).toContainText('I nearly slipped.');
    await expect(comment).toBeFocused();
    await comment.getByRole('button', { name: 'Remove' }).click();
    await expect(comment).toHaveCount(0);
    await expect(frame.toasts).toContainText('Comment removed');
    const removal = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await frame.toasts.getByRole('button', { name: 'Dismiss notification' }).click();
    await removal;
    await page.reload();
    await expect(reading.comments.getByText('No comments yet.')).toBeVisible();
  });

  test('sees a new comment directly below the field, although others are older, with the focus on it', async ({
    page,
    newsroom,
    callAs,
  }) => {
    const { id, slug } = await newsroom.write(newsroom.title('Fog on the line'), { state: 'published' });
    for (const text of ['Thick.', 'Thicker.'])
      await callAs('streamer', 'POST', `/api/articles/${id}/comments`, { text });
    const reading = new ArticlePage(page);
    await reading.open(slug);
    await expect(reading.commentWith('Thicker.')).toBeVisible();
    await reading.comments.getByLabel('Write a comment').fill('Thickest.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const own = reading.comments.getByRole('listitem').first();
    await expect(own).toContainText('Thickest.');
    await expect(own).toBeFocused();
    await expect(own).toBeInViewport();
    await expect(new Frame(page).toasts).toContainText('You can edit it for 15 minutes.');
    await expect(reading.comments.getByText('3 comments')).toBeVisible();
  });

  test('reacts, changes the reaction, and removes it', async ({ page, newsroom }) => {
    const { slug } = await newsroom.write(newsroom.title('A cat on the tram'), { state: 'published' });
    const reading = new ArticlePage(page);
    await reading.open(slug);
    await reading.reaction('Love').click();
    await expect(reading.reaction('Love: 1')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(reading.reaction('Love: 1')).toHaveAttribute('aria-pressed', 'true');
    await reading.reaction('Wow').click();
    await expect(reading.reaction('Wow: 1')).toHaveAttribute('aria-pressed', 'true');
    await expect(reading.reaction('Love: 0')).toHaveAttribute('aria-pressed', 'false');
    await reading.reaction('Wow').click();
    await expect(reading.reaction('Wow: 0')).toHaveAttribute('aria-pressed', 'false');
  });

  test('reports a comment, which a moderator removes', async ({ page, callAs, pageOf, newsroom }) => {
    const title = newsroom.title('The lost umbrella');
    const { id, slug } = await newsroom.write(title, { state: 'published' });
    const words = `Buy umbrellas here ${title}`;
    await callAs('streamer', 'POST', `/api/articles/${id}/comments`, { text: words });
    const reading = new ArticlePage(page);
    await reading.open(slug);
    await reading.report(words, 'Spam or advertising', 'It sells something.');
    await expect(new Frame(page).toasts).toContainText('Thank you. The moderators review your report');

    const moderator = await pageOf('moderator');
    await moderator.goto('/news/desk');
    const waiting = moderator.getByRole('listitem').filter({ hasText: words });
    await expect(waiting).toContainText('reported once');
    await waiting.getByRole('button', { name: 'Remove' }).click();
    await expect(waiting).toHaveCount(0);
    await page.reload();
    await expect(reading.comments).toBeVisible();
    await expect(reading.comments.getByText(words)).toHaveCount(0);
  });
});
