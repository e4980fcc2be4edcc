import type { GameKey, ServerStatus } from '@boardwalk/contracts';
import { loadTables } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, within } from '@boardwalk/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { GameServerRoute } from './game-server.route.tsx';

// Like the route's loader before the page renders.
beforeAll(() => loadTables());

const KEY: GameKey = {
  id: '11111111-0000-4000-8000-000000000000',
  name: 'City one',
  createdBy: 'Tobias Okafor',
  createdAt: '2026-10-01T10:00:00.000Z',
  lastUsedAt: null,
  endsAt: null,
};
const STATUS: ServerStatus = {
  state: 'online',
  players: 34,
  slots: 64,
  queue: 3,
  connect: 'cfx.re/join/abc123',
  at: new Date().toISOString(),
};
const UNKNOWN: ServerStatus = {
  state: 'unknown',
  players: null,
  slots: null,
  queue: null,
  connect: null,
  at: null,
};
const made = { secret: 'the-secret', snapshotKey: 'the-snapshot-key' };

const page = (answers: Answers = {}, permissions: ['bridge.manage'] | [] = ['bridge.manage']) =>
  renderPage(<GameServerRoute />, {
    answers: { 'GET /api/server-status': STATUS, 'GET /api/game-keys': { items: [KEY] }, ...answers },
    permissions,
  });

describe('the status', () => {
  it('shows the game server’s data', async () => {
    const { findByText, getByText, container } = page();
    await findByText('Online');
    expect(getByText('34 / 64')).toBeTruthy();
    expect(getByText('Queue').nextSibling?.textContent).toBe('3');
    expect(getByText('cfx.re/join/abc123')).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows missing data as unknown', async () => {
    const { findByText, getAllByText, getByText } = page({ 'GET /api/server-status': UNKNOWN });
    await findByText('Unknown: the game server hasn’t reported lately.');
    expect(getAllByText('Unknown')).toHaveLength(3);
    expect(getByText('Last report').nextSibling?.textContent).toBe('Never');
  });

  it('fails independently, and can be retried', async () => {
    const answers: Answers = { 'GET /api/server-status': 503, 'GET /api/game-keys': { items: [KEY] } };
    const { findByText, findByRole, user } = renderPage(<GameServerRoute />, {
      answers,
      permissions: ['bridge.manage'],
    });
    await findByText('The status could not be loaded');
    await findByText('City one');
    answers['GET /api/server-status'] = STATUS;
    await user.click(await findByRole('button', { name: 'Try again' }));
    await findByText('Online');
  });
});

describe('the keys', () => {
  it('require the permission', async () => {
    const { findByText, queryByRole, calls } = page({}, []);
    await findByText(/Missing permission/);
    expect(queryByRole('button', { name: 'New key' })).toBeNull();
    expect(calls.map(({ endpoint }) => endpoint)).not.toContain('GET /api/game-keys');
  });

  it('show their creator and expiry', async () => {
    const ending = {
      ...KEY,
      id: '2',
      name: 'City two',
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const ended = { ...KEY, id: '3', name: 'City three', endsAt: '2026-01-01T00:00:00.000Z' };
    const { findByRole, container } = page({ 'GET /api/game-keys': { items: [KEY, ending, ended] } });
    const [one, two, three] = within(await findByRole('table', { name: 'Keys' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => ({
        text: row.textContent,
        buttons: within(row)
          .queryAllByRole('button')
          .map((button) => button.getAttribute('aria-label')),
      }));
    expect(one?.text).toMatch(/Active.*by Tobias Okafor.*Never/);
    expect(one?.buttons).toEqual(['Replace City one', 'Revoke City one']);
    expect(two?.text).toMatch(/Replaced.*Never.*20/);
    expect(two?.buttons).toEqual(['Revoke City two']);
    expect(three?.text).toMatch(/Ended.*Never.*2026/);
    expect(three?.buttons).toEqual([]);
    await expectAccessible(container);
  });

  it('have an empty state, and an error state', async () => {
    const empty = page({ 'GET /api/game-keys': { items: [] } });
    await empty.findByText(/No keys yet/);
    empty.unmount();
    await page({ 'GET /api/game-keys': 500 }).findByText('The keys could not be loaded');
  });

  it('have a loading state', async () => {
    await page({ 'GET /api/game-keys': 'pending' }).findByLabelText('Loading the keys');
  });
});

describe('the steps to connect', () => {
  const steps = async (status: ServerStatus) => {
    const { findByText } = page({ 'GET /api/server-status': status });
    const summary = await findByText('Four steps, about ten minutes');
    return summary.closest('details');
  };

  it('are open while no game server is connected', async () => {
    const details = await steps(UNKNOWN);
    await expect.poll(() => details?.open).toBe(true);
    const example = within(details as HTMLElement).getByRole('textbox', { name: 'Example of server.cfg' });
    expect((example as HTMLTextAreaElement).value).toContain('set boardwalk_key "KEY_ID"');
  });

  it('are closed while one is connected', async () => {
    const details = await steps(STATUS);
    await expect.poll(() => details?.open).toBe(false);
  });
});

describe('a new key', () => {
  it('is shown once, as the lines of server.cfg', async () => {
    const { findByRole, queryByText, user, calls } = page({
      'POST /api/game-keys': { ...KEY, id: 'new', ...made },
    });
    await user.click(await findByRole('button', { name: 'New key' }));
    await expectAccessible(await findByRole('dialog', { name: 'New game server key' }));
    await user.type(await findByRole('textbox', { name: /Name/ }), 'City two');
    await user.click(await findByRole('button', { name: 'Create key' }));
    const lines = (await findByRole('textbox', { name: 'Lines for server.cfg' })) as HTMLTextAreaElement;
    expect(lines.value).toContain('set boardwalk_key "new"\nset boardwalk_secret "the-secret"');
    await expectAccessible(await findByRole('dialog', { name: 'Copy these lines now' }));
    expect(calls.find(({ endpoint }) => endpoint === 'POST /api/game-keys')?.body).toEqual({
      name: 'City two',
    });
    await user.click(await findByRole('button', { name: 'Done' }));
    expect(queryByText('the-secret')).toBeNull();
  });

  it('can replace another one', async () => {
    const { findByRole, findByText, user, calls } = page({
      'POST /api/game-keys': { ...KEY, id: 'new', ...made },
    });
    await user.click(await findByRole('button', { name: 'Replace City one' }));
    await findByText(/The old one stays valid for 24 hours/);
    await user.click(await findByRole('button', { name: 'Create key' }));
    await findByRole('textbox', { name: 'Lines for server.cfg' });
    expect(calls.find(({ endpoint }) => endpoint === 'POST /api/game-keys')?.body).toEqual({
      name: 'City one',
      replaces: KEY.id,
    });
  });
});

it('can be revoked after a confirmation', async () => {
  const { findByRole, findByText, user, calls } = page({ 'DELETE /api/game-keys/:id': undefined });
  const revoked = () => calls.some(({ endpoint }) => endpoint === `DELETE /api/game-keys/${KEY.id}`);
  await user.click(await findByRole('button', { name: 'Revoke City one' }));
  const question = await findByRole('alertdialog', { name: 'Revoke City one?' });
  await findByText(/only players it already knows can join/);
  expect(revoked()).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(revoked()).toBe(true);
});
