import { VISIBILITY_DEFAULTS } from '@boardwalk/contracts';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { WelcomePage } from './welcome-page.tsx';

const SITE = {
  name: 'Meridian RP',
  shortName: 'Meridian',
  city: 'Meridian',
  chatName: 'Discord',
  chatInviteUrl: 'https://chat.test/join',
  applicationPath: '/apply',
  rulesPath: '/rules',
};
const OTHER = { version: 1, settings: {} };
const formAt = (standing: object) =>
  ({ items: [{ kind: 'whitelist', ...OTHER, standing }] }) as unknown as Answers['GET /api/forms'];
const FRESH = { submission: null, mayBegin: true, retryAt: null };
const HANDED_IN = { submission: { id: 'one', state: 'submitted' }, mayBegin: false, retryAt: null };

const page = (answers: Answers = {}, site: Partial<typeof SITE> = {}) =>
  renderPage(<WelcomePage />, {
    answers: {
      'GET /api/identities': { items: [], discord: true },
      'GET /api/forms': formAt(FRESH),
      ...answers,
    },
    site: { ...SITE, ...site },
  });

it('lists the steps to play, the optional profile, and the link to the city', async () => {
  const { findByText, getAllByRole, getByRole, container } = page();
  await findByText('0 of 3 done');
  expect(getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Welcome to Meridian',
  ]);
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Join the community on Discord',
    'Read the rules',
    'Apply',
    'Complete your profileOptional',
  ]);
  const leads = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(leads('Edit your profile')).toBe('/profile');
  expect(leads('Join us on Discord')).toBe('https://chat.test/join');
  expect(leads('link your account')).toBe('/profile#accounts');
  expect(leads('Open the rules')).toBe('/rules');
  expect(leads('Apply for the whitelist')).toBe('/apply');
  expect(leads('Continue to Meridian')).toBe('/');
  await expectAccessible(container);
});

it('links waiting members to live streams, if there are any', async () => {
  const person = { username: 'nora', fullName: 'Nora Quayle', avatarUrl: null };
  const live = {
    id: '00000000-0000-4000-8000-000000000001',
    person,
    platform: 'twitch' as const,
    channel: 'nora',
    channelUrl: 'https://www.twitch.tv/nora',
    broadcast: null,
    title: 'Ferry',
    character: 'Dolores',
    tags: [],
    language: 'en',
    startedAt: '2026-11-23T12:00:00.000Z',
    viewers: null,
    figuresAt: '2026-11-23T12:00:00.000Z',
  };
  const facets = { characters: [], tags: [], languages: [], platforms: [] };
  const { findByRole, container } = page({
    'GET /api/streams': { items: [live], nextCursor: null, related: [], facets, platforms: [] },
  });
  const link = await findByRole('link', { name: 'watch the stream' });
  expect(link.getAttribute('href')).toBe('/streaming');
  expect(link.closest('span')?.parentElement?.textContent).toContain('Dolores is live right now');
  await expectAccessible(container);
});

it('shows a loading state', async () => {
  const { findByText, queryByText } = page({ 'GET /api/identities': 'pending' });
  await findByText('Checking your steps');
  expect(queryByText(/of 3 done/)).toBeNull();
});

it('shows every step if some can’t be checked, and checks again', async () => {
  const answers: Answers = { 'GET /api/identities': 503, 'GET /api/forms': 503 };
  const { findByText, findByRole, getAllByText, getByRole, user, container } = renderPage(<WelcomePage />, {
    answers,
    site: SITE,
  });
  await findByText('Not every step could be checked');
  expect(getAllByText('Unknown')).toHaveLength(2);
  expect(getByRole('link', { name: 'Apply for the whitelist' })).toBeTruthy();
  await expectAccessible(container);
  answers['GET /api/identities'] = { items: [], discord: true };
  answers['GET /api/forms'] = formAt(HANDED_IN);
  await user.click(getByRole('button', { name: 'Try again' }));
  await findByRole('link', { name: 'View application' });
  await findByText('0 of 3 done');
});

it('omits the chat step if there is no chat', async () => {
  const { findByText, queryByText } = page({}, { chatInviteUrl: '' });
  await findByText('0 of 2 done');
  expect(queryByText('Join the community on Discord')).toBeNull();
});

it('detects that nothing is left', async () => {
  const { findByText, findByRole, getAllByRole, user, container, router } = page({
    'GET /api/identities': {
      discord: true,
      items: [{ provider: 'discord', name: 'kay', linkedAt: '2026-11-23T12:00:00.000Z' }],
    },
    'GET /api/forms': formAt(HANDED_IN),
    'GET /api/users/me': {
      id: 'auth0|kay',
      email: '',
      fullName: 'Kay',
      username: 'kay',
      avatarUrl: null,
      roles: ['USER'],
      permissions: [],
      remotePermissions: [],
      bio: '',
      pronouns: '',
      timeZone: '',
      links: [],
      account: { state: 'active', until: null, reason: null },
      listedOnTeam: false,
      visibility: VISIBILITY_DEFAULTS,
      bannerUrl: null,
      deletionDueAt: null,
      version: 2,
      createdAt: '2026-11-23T12:00:00.000Z',
      updatedAt: '2026-11-23T12:00:00.000Z',
    },
  });
  await findByText('1 of 3 done');
  await user.click(await findByRole('link', { name: 'Open the rules' }));
  await router.navigate('/here');
  await findByText('You have nothing left to do here.');
  const states = getAllByRole('listitem').map((row) => within(row).queryByText('Done') !== null);
  expect(states).toEqual([true, true, false, false]);
  await findByText('Waiting for others');
  await expectAccessible(container);
});

it('returns from the rules with one click', async () => {
  const { findByRole, queryByRole, router, user } = page();
  await user.click(await findByRole('link', { name: 'Open the rules' }));
  expect(router.state.location.pathname).toBe('/rules');
  const back = await findByRole('link', { name: 'Back to: First steps' });
  await user.click(back);
  expect(router.state.location.pathname).toBe('/welcome');
  await waitFor(() => expect(queryByRole('link', { name: 'Back to: First steps' })).toBeNull());
});
