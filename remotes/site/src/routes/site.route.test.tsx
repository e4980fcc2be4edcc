import { type Release, SITE_PRESETS } from '@boardwalk/contracts';
import { type SlotFiller, type SlotSource, SlotSourceContext } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { parts } from '../parts.ts';
import { SiteRoute } from './site.route.tsx';

const AT = '2026-11-23T10:00:00.000Z';
const current = { version: 3, at: AT, settings: SITE_PRESETS.mountain };
const VERSIONS = {
  items: [
    { number: 3, at: AT, by: null, kind: 'saved', from: null, note: 'Roses', changed: ['look.accent.fill'] },
    { number: 2, at: AT, by: null, kind: 'saved', from: null, note: '', changed: ['name'] },
  ],
  nextCursor: null,
} as Answers['GET /api/site/versions'];

// Loaded by the route's loader.
beforeAll(() => parts().then(() => {}));

const page = (answers: Answers = {}) =>
  renderPage(<SiteRoute />, {
    permissions: ['site.manage'],
    answers: {
      'GET /api/site/settings': current,
      'GET /api/site/versions': VERSIONS,
      // The preview is an iframe with a page of the site, which tests don't have.
      'POST /api/site/drafts': 'pending',
      ...answers,
    },
  });

it('sends the input, with the version that was seen', async () => {
  const { findByRole, getByRole, user, calls, container } = page({
    'PUT /api/site/settings': { ...current, version: 4 },
  });
  const name = await findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Upper Falkenried');
  await user.click(getByRole('button', { name: 'Save' }));
  await expect.poll(() => calls.some(({ endpoint }) => endpoint === 'PUT /api/site/settings')).toBe(true);
  const sent = calls.find(({ endpoint }) => endpoint === 'PUT /api/site/settings');
  expect(sent?.body).toMatchObject({ version: 3, settings: { name: 'Upper Falkenried' } });
  await expectAccessible(container);
});

it('shows the texts of one language at a time, and keeps the others', async () => {
  const settings = { ...current.settings, languages: ['en' as const, 'de' as const], tagline: 'Up here.' };
  const { findByRole, getByRole, user, calls } = page({
    'GET /api/site/settings': { ...current, settings },
    'PUT /api/site/settings': { ...current, version: 4 },
  });
  const tagline = () => getByRole('textbox', { name: 'Tagline' }) as HTMLInputElement;
  await user.click(await findByRole('button', { name: 'Deutsch' }));
  expect(tagline().value).toBe('');
  // The English text is shown as long as there is no translation.
  expect(tagline().placeholder).toBe('Up here.');
  await user.type(tagline(), 'Hier oben.');
  await user.click(getByRole('button', { name: 'English' }));
  expect(tagline().value).toBe('Up here.');
  await user.click(getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ endpoint }) => endpoint === 'PUT /api/site/settings')?.body)
    .toMatchObject({
      settings: { tagline: { en: 'Up here.', de: 'Hier oben.' } },
    });
});

it('switches to another part, whose choices have pictures', async () => {
  const { findByRole, user } = page();
  await user.click(await findByRole('link', { name: 'Look' }));
  const marks = within(await findByRole('radiogroup', { name: 'Mark' }));
  const lamp = marks.getByRole('radio', { name: 'Lamp' }) as HTMLInputElement;
  await user.click(lamp);
  expect(lamp.checked).toBe(true);
  expect(lamp.closest('label')?.querySelector('svg rect')).not.toBeNull();
});

it('shows the changes of each version, and the current one', async () => {
  const { findByText, getByRole } = page();
  await findByText('Roses');
  const rows = within(getByRole('region', { name: 'Versions' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('Current') !== null)).toEqual([true, false]);
  expect(within(rows[1] as HTMLElement).getByRole('button', { name: 'Restore version 2' })).toBeTruthy();
});

it('shows the result of a test', async () => {
  const { findAllByRole, findByText, user } = page({
    'POST /api/site/tests/:integration': {
      integration: 'mail',
      outcome: 'off',
      detail: 'SMTP_URL, MAIL_FROM',
    },
  });
  const [first] = await findAllByRole('button', { name: /^Test / });
  await user.click(first as HTMLElement);
  await findByText('Not set up. The server operator has to set SMTP_URL, MAIL_FROM.');
});

it('requires the permission to manage the site', async () => {
  const { findByText } = renderPage(<SiteRoute />, { answers: {} });
  await findByText(/Missing permission/);
});

/** Renders the settings of the slots. */
const slotsPage = (fillers: SlotFiller[], answers: Answers = {}) => {
  const source = { fillers: () => fillers } as unknown as SlotSource;
  return renderPage(
    <SlotSourceContext value={source}>
      <SiteRoute />
    </SlotSourceContext>,
    {
      permissions: ['site.manage'],
      answers: {
        'GET /api/site/settings': current,
        'GET /api/site/versions': VERSIONS,
        'POST /api/site/drafts': 'pending',
        ...answers,
      },
    },
  );
};
const filler = (remote: string): SlotFiller => ({
  slot: 'event.page.aside',
  module: './aside',
  height: { base: 100, md: 100 },
  title: `Part of ${remote}`,
  remote,
  release: {} as Release,
});

it('states that nothing fills a slot', async () => {
  const { findByRole, findByText, user } = slotsPage([]);
  await user.click(
    await findByRole('tab', { name: 'Slots' }).catch(() => findByRole('link', { name: 'Slots' })),
  );
  await findByText('No app adds anything to other pages yet.');
});

it('orders the components of a slot and switches them off', async () => {
  const { findByRole, getByRole, user, calls, container } = slotsPage([filler('alpha'), filler('beta')], {
    'PUT /api/site/settings': { ...current, version: 4 },
  });
  await user.click(
    await findByRole('tab', { name: 'Slots' }).catch(() => findByRole('link', { name: 'Slots' })),
  );
  const group = await findByRole('group', { name: 'Pages of events' });
  getByRole('button', { name: 'Move Part of beta up' }).focus();
  await user.keyboard('{Enter}');
  await user.click(within(group).getByRole('checkbox', { name: 'Show Part of alpha' }));
  await expectAccessible(container);
  await user.click(getByRole('button', { name: 'Save' }));
  await expect.poll(() => calls.some(({ endpoint }) => endpoint === 'PUT /api/site/settings')).toBe(true);
  const sent = calls.find(({ endpoint }) => endpoint === 'PUT /api/site/settings');
  const place = { slot: 'event.page.aside', module: './aside' };
  expect(sent?.body).toMatchObject({
    settings: {
      slots: [
        { ...place, remote: 'beta', on: true },
        { ...place, remote: 'alpha', on: false },
      ],
    },
  });
});
