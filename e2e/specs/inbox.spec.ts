import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { Frame } from '../pages/frame.ts';

test(
  'two of the staff work on one report: one takes it and decides, the other judges the appeal',
  DAILY,
  async ({ page, pageOf, signUp, callAs, newsroom }) => {
    test.slow();
    await signUp();
    const fullName = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      return ((await (await fetch('/api/users/me', { headers })).json()) as { fullName: string }).fullName;
    });
    const title = newsroom.title('A ladder on the quay');
    const article = await newsroom.write(title, { state: 'published' });
    const commentId = await page.evaluate(async (id) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ text: 'Whoever left it there is a fool.' });
      const answer = await fetch(`/api/articles/${id}/comments`, { method: 'POST', headers, body });
      return ((await answer.json()) as { id: string }).id;
    }, article.id);
    const moderation = `/api/comments/${commentId}/moderation`;
    expect((await callAs('moderator', 'POST', moderation, { decision: 'show' })).ok()).toBe(true);

    const [rafael, tobias] = [await pageOf('moderator'), await pageOf('admin')];
    // Shortcuts that change data are off by default.
    await rafael.addInitScript(() => {
      const settings = { state: { letterKeys: 'all' }, version: 0 };
      localStorage.setItem('user-settings', JSON.stringify(settings));
    });
    await rafael.goto('/inbox?kind=comment');
    await tobias.goto('/staff?kind=comment');
    const rowOf = (of: typeof page) => of.getByRole('link').filter({ hasText: title });
    await expect(rafael.getByRole('list', { name: 'Open items' })).toBeVisible();
    await expect(rowOf(rafael)).toHaveCount(0);
    const reason = `Insults the whole crew, ${commentId.slice(0, 8)}.`;
    expect((await callAs('member', 'POST', `/api/comments/${commentId}/report`, { reason })).ok()).toBe(true);

    // Both pages show it, with the reason, without a reload.
    for (const staff of [rafael, tobias]) await expect(rowOf(staff)).toContainText(reason);
    await rowOf(rafael).focus();
    await rafael.keyboard.press('Enter');
    const theirs = rafael.getByRole('region', { name: title });
    await expect(theirs).toContainText('Whoever left it there is a fool.');
    await rafael.keyboard.press('a');
    await expect(theirs).toContainText('Assigned to you');
    await expect(rowOf(tobias)).toContainText('Rafael Ostrander');
    await rowOf(tobias).click();
    const others = tobias.getByRole('region', { name: title });
    await expect(others).toContainText('Assigned to Rafael Ostrander');

    await theirs.getByRole('button', { name: 'Remove comment' }).click();
    await rafael.getByRole('dialog').getByRole('textbox').fill('Against R1.3.');
    await rafael.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(theirs).toContainText('Closed by Rafael Ostrander');
    await expect(others).toContainText('Closed by Rafael Ostrander');
    await expect(rowOf(tobias)).toHaveCount(0);

    await theirs.getByRole('button', { name: 'Warn or punish the author' }).click();
    const dialog = rafael.getByRole('dialog');
    await dialog.getByLabel('Type').selectOption('restriction');
    await dialog.getByLabel('Reason').fill(`Insults, ${commentId.slice(0, 8)}.`);
    await dialog.getByRole('button', { name: 'Restriction' }).click();
    await expect(new Frame(rafael).toasts).toContainText('Saved.');

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Appeal' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('It was a line of a play, and everybody knew.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText('Another team member will review your appeal.')).toBeVisible();

    await rafael.goto('/inbox?kind=punishment-appeal');
    const appealOf = (of: typeof page) =>
      of.getByRole('link').filter({ hasText: `Insults, ${commentId.slice(0, 8)}.` });
    await appealOf(rafael).click();
    const pane = (of: typeof page) => of.getByRole('region', { name: `Insults, ${commentId.slice(0, 8)}.` });
    await expect(pane(rafael)).toContainText('You made this decision.');
    await expect(pane(rafael).getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
    await tobias.goto('/staff?kind=punishment-appeal');
    await appealOf(tobias).click();
    await pane(tobias).getByRole('button', { name: 'Assign to me' }).click();
    await expect(appealOf(rafael)).toContainText('Tobias Okafor');
    await pane(tobias).getByRole('button', { name: 'Grant appeal' }).click();
    await tobias.getByRole('dialog').getByRole('textbox').fill('So it was.');
    await tobias.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
    await expect(pane(rafael)).toContainText('Closed by Tobias Okafor');

    await tobias.goto(`/admin/audit?target=${encodeURIComponent(fullName)}`);
    const log = tobias.getByRole('main');
    await expect(log).toContainText(`Tobias Okafor granted an appeal of ${fullName}`);
    await expect(log).toContainText(`Rafael Ostrander warned or punished ${fullName}`);
    const removal = log
      .getByRole('listitem')
      .filter({ hasText: `Rafael Ostrander removed a comment by ${fullName}` });
    await removal.getByRole('button', { expanded: false }).click();
    await expect(removal.getByRole('definition').first()).toContainText(/shown.*removed/);
    await expect(removal).toContainText('Against R1.3.');
  },
);
