import { test as estateTest } from '../fixtures/estate.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { translatePage } from '../fixtures/translate-page.ts';
import { ArticlePage } from '../pages/article-page.ts';
import { Frame } from '../pages/frame.ts';
import { Members } from '../pages/members.ts';

test.describe('a member whose browser translates the page', () => {
  test.use({ account: 'member' });

  test('comments and replies once, and sees the counts change', async ({ page, newsroom }) => {
    const { slug } = await newsroom.write(newsroom.title('Fog over the bridge'), { state: 'published' });
    const reading = new ArticlePage(page);
    await reading.open(slug);
    await expect(reading.comments.getByText('No comments yet.')).toBeVisible();
    await translatePage(page);
    const { comments } = reading;
    await comments.getByRole('textbox').fill('I could not see my own feet.');
    await comments.getByRole('button', { name: '»Comment«', exact: true }).click();
    const comment = comments.getByRole('listitem').filter({ hasText: 'my own feet' });
    await expect(comment).toHaveCount(1);
    await expect(comments.getByRole('textbox')).toHaveValue('');
    await comment.getByRole('button', { name: '»Reply«', exact: true }).click();
    await comment.getByRole('textbox', { name: /Your reply/ }).fill('Nor the bridge.');
    await comment.locator('form').getByRole('button', { name: '»Reply«', exact: true }).click();
    await expect(comment.getByText('Nor the bridge.')).toHaveCount(1);
    await expect(comments.getByText('»2 comments«')).toBeVisible();
    await expect(comments.getByRole('textbox')).toHaveCount(1);
    await comments.getByRole('textbox').fill('It lifts.');
    await comments.getByRole('button', { name: '»Comment«', exact: true }).click();
    await expect(comments.getByText('»3 comments«')).toBeVisible();
    await expect(new Frame(page).notices).toHaveCount(0);
    await page.reload();
    await expect(comments.getByText('my own feet')).toHaveCount(1);
    await expect(comments.getByText('Nor the bridge.')).toHaveCount(1);
  });
});

test.describe('staff whose browser translates the page', () => {
  test.use({ account: 'staff' });

  test('loads more members', async ({ page }) => {
    await page.goto('/users');
    const members = new Members(page);
    await expect(members.rows).toHaveCount(25);
    await translatePage(page);
    await page.getByRole('button', { name: '»Load more«' }).click();
    await expect(members.rows).toHaveCount(50);
    await expect(page.getByText('50 shown')).toBeVisible();
  });
});

estateTest.describe('a bidder whose browser translates the page', () => {
  estateTest.use({ account: 'editor' });

  estateTest('bids once', async ({ page, estate }) => {
    const property = await estate.register('Loft above the lock', { owner: 'streamer' });
    await estate.offer(property, 'streamer', { kind: 'auction', price: 20_000, step: 500, hours: 24 });
    await page.goto(`/real-estate/${property.code}`);
    await expect(page.getByRole('button', { name: 'Place a bid' })).toBeVisible();
    await translatePage(page);
    await page.locator('input[name=maximum]').fill('25,000');
    await page.getByRole('main').getByRole('button', { name: '»Place a bid«' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: /Bid \$25,000/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You are the highest bidder').first()).toBeVisible();
    await expect(page.getByText('1 bid', { exact: false }).first()).toBeVisible();
    await expect(new Frame(page).notices).toHaveCount(0);
  });
});
