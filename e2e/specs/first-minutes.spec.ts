import type { Locator, Page } from '@playwright/test';
import { SIZES } from '../fixtures/daily.ts';
import { MOVING } from '../fixtures/moving.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.use({ contextOptions: MOVING });

const STORY =
  'Oona kept the books of a fish market that closed. She came with one suitcase, and wants a counter of her own.';
const LOSS =
  'She gives them the suitcase, remembers their shoes, and asks around at the market the next day.';
const QUIZ = [
  'Puts their hands up',
  'Nothing',
  '… play the scene to its end and report it afterwards',
  'The ferry',
  'Six, drivers and lookouts included',
];
/** Maximum clicks of a newcomer from the home page to a submitted application. */
const MAX_CLICKS = 16;

/** Acts as a user who sees the page for the first time, and counts clicks and characters. */
class Newcomer {
  clicks = 0;
  letters = 0;

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.letters += text.length;
  }
}

/** Fills in the provider's form for a new account. */
async function signUp(page: Page, newcomer: Newcomer): Promise<void> {
  const name = `journey-${crypto.randomUUID().slice(0, 8)}`;
  await newcomer.write(page.getByLabel('Name'), name);
  await newcomer.write(page.getByLabel('Email'), `${name}@meridian.test`);
  await newcomer.write(page.getByLabel('Password'), 'boardwalk');
  await newcomer.click(page.getByRole('button', { name: 'Sign up' }));
}

async function fillApplication(page: Page, newcomer: Newcomer): Promise<void> {
  await newcomer.click(page.getByText('I am 18 or older.'));
  await newcomer.click(page.getByText('No, this is my first'));
  await goOn(page, newcomer, 'Character');
  await newcomer.write(page.getByLabel('Their name'), 'Oona Marsh');
  await newcomer.write(page.getByLabel('Their age'), '34');
  await newcomer.write(page.getByLabel('Where do they come from, and what do they want?'), STORY);
  await newcomer.write(page.getByLabel('Your character is robbed on day two. What do they do?'), LOSS);
  await goOn(page, newcomer, 'Rules');
  for (const answer of QUIZ) await newcomer.click(page.getByText(answer, { exact: true }));
  await newcomer.click(page.getByText('I have read the server rules and will play by them.'));
  await goOn(page, newcomer, 'Check your answers');
}

/** Continues with the next step of the application, whose heading gets the focus. */
async function goOn(page: Page, newcomer: Newcomer, step: string): Promise<void> {
  await newcomer.click(page.getByRole('button', { name: 'Continue', exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeFocused();
}

for (const { where, viewport, details } of SIZES)
  test.describe(where, () => {
    test.use({ viewport });

    test(
      'a visitor becomes an applicant, starting at the home page, within the limit of clicks',
      details,
      async ({ page }) => {
        test.slow();
        const newcomer = new Newcomer();
        await page.goto('/');
        await newcomer.click(page.getByRole('link', { name: 'Apply for the whitelist' }).first());
        await expect(new Frame(page).heading).toHaveText('Join Meridian RP');
        await expect(page.getByText('To apply, you need an account')).toBeVisible();
        await newcomer.click(page.getByRole('button', { name: 'Continue with Email' }));
        await signUp(page, newcomer);

        await expect(new Frame(page).heading).toHaveText('Join the city');
        await newcomer.click(page.getByRole('button', { name: 'Start application' }));
        await expect(page.getByText(/^0 of \d+ answered/)).toBeVisible();
        await fillApplication(page, newcomer);
        await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 });
        await newcomer.click(page.getByRole('button', { name: 'Submit', exact: true }));

        await expect(page.getByText('Submitted. You can follow its status here.')).toBeVisible();
        await expect(page.getByText('is waiting for review')).toBeVisible();
        await expect(new Frame(page).heading).toHaveText('Join the city');
        test.info().annotations.push({
          type: 'way',
          description: `${newcomer.clicks} clicks, ${newcomer.letters} letters`,
        });
        expect(newcomer.clicks).toBeLessThanOrEqual(MAX_CLICKS);
      },
    );
  });
