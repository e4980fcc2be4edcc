import type { BackupStatus, SiteHealth, Trends } from '@boardwalk/contracts';
import { type Answers, expectAccessible, renderPage, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { DashboardRoute } from './dashboard.route.tsx';

const HOUR_MS = 3_600_000;
const HEALTH: SiteHealth = {
  measuredAt: new Date().toISOString(),
  database: { state: 'good', milliseconds: 1.5 },
  jobs: { state: 'good', due: 2, active: 1, failed: 0 },
  outbox: { state: 'attention', events: 0, oldestSeconds: null, deliveries: 4, deadLetters: 3 },
  gameBridge: { state: 'unknown', players: null, slots: null, at: null },
  releases: { state: 'good', remotes: 6, damaged: [], waiting: 2 },
  deletions: { state: 'good', waiting: 0, failed: 0, since: null },
};
const TRENDS: Trends = {
  measuredAt: new Date().toISOString(),
  days: ['2026-11-22', '2026-11-23'],
  membersJoined: [3, 0],
  applicationsHandedIn: null,
  medianHoursToDecision: null,
  articlesRead: null,
};
const BACKUPS: BackupStatus = {
  state: 'good',
  dailyAt: '04:30',
  failure: null,
  last: {
    at: new Date(Date.now() - 5 * HOUR_MS).toISOString(),
    file: 'boardwalk-20261123T043000Z.tar.gz.age',
    bytes: 52_428_800,
    encrypted: true,
    folder: '/backups',
    bucket: 'meridian-backups',
  },
  testedAt: new Date(Date.now() - 4 * HOUR_MS).toISOString(),
};
const NO_BACKUPS: BackupStatus = {
  state: 'unknown',
  dailyAt: null,
  last: null,
  testedAt: null,
  failure: null,
};

const page = (
  answers: Answers,
  permissions: ('dashboard.read' | 'notifications.manage' | 'releases.manage')[] = ['dashboard.read'],
) =>
  renderPage(<DashboardRoute />, {
    answers: {
      'GET /api/dashboard/health': HEALTH,
      'GET /api/dashboard/backups': BACKUPS,
      'GET /api/dashboard/trends': TRENDS,
      ...answers,
    },
    permissions,
  });

it('shows the state of each component with its measurements', async () => {
  const { findByText, getByText, getAllByText, container } = page({});
  await findByText('Responds in 1.5 ms');
  await findByText('Last backup');
  expect(getAllByText('Healthy')).toHaveLength(4);
  expect(getByText('Needs attention')).toBeTruthy();
  expect(getByText('3 failed messages')).toBeTruthy();
  expect(getByText('Unknown')).toBeTruthy();
  await findByText('Members who joined', { selector: 'figcaption *' });
  await expectAccessible(container);
});

it('compares the last 30 days with the 30 days before', async () => {
  const joined = [...Array<number>(60).fill(1), ...Array<number>(30).fill(2)];
  const { findByRole } = page({ 'GET /api/dashboard/trends': { ...TRENDS, membersJoined: joined } });
  const numbers = within(await findByRole('list', { name: 'Last 30 days' }));
  expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'New members6030 in the 30 days before',
  ]);
});

it('states the total of a chart, and compares it with the days before', async () => {
  const joined = [...Array<number>(60).fill(1), ...Array<number>(30).fill(2)];
  const days = joined.map((_, day) => new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10));
  const { findByText, findByRole, findAllByRole, user } = page({
    'GET /api/dashboard/trends': { ...TRENDS, days, membersJoined: joined },
  });
  await findByText('60 in total, 30 more than in the 30 days before');
  const chart = await findByRole('slider', { name: 'Members who joined' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 29: 2');
  await user.click(await findByRole('button', { name: '90 days' }));
  await findByText('120 in total');
  expect(await findAllByRole('row', { hidden: true })).toHaveLength(91);
});

it('links to failed messages for members who may resend them', async () => {
  const { findByRole } = page({}, ['dashboard.read', 'notifications.manage']);
  const link = await findByRole('link', { name: '3 failed messages' });
  expect(link.getAttribute('href')).toBe('/admin/deliveries');
});

it('links to the releases that wait for approval', async () => {
  const { findByRole } = page({}, ['dashboard.read', 'releases.manage']);
  const link = await findByRole('link', { name: '2 releases are waiting for approval' });
  expect(link.getAttribute('href')).toBe('/admin/releases');
});

it('omits metrics without stored data', async () => {
  const { findByText, queryByText } = page({});
  await findByText('Members who joined', { selector: 'figcaption *' });
  expect(queryByText('Applications submitted')).toBeNull();
});

it('shows one part although the other failed', async () => {
  const { findByText } = page({ 'GET /api/dashboard/health': 503 });
  await findByText('The status could not be loaded');
  await findByText('Members who joined', { selector: 'figcaption *' });
});

const backupsOf = async (backups: BackupStatus | number) => {
  const { findByRole, container } = page({ 'GET /api/dashboard/backups': backups as BackupStatus });
  return { region: within(await findByRole('region', { name: 'Backups' })), container };
};

it('shows the time of the last backup, its details, and the last restore test', async () => {
  const { region, container } = await backupsOf(BACKUPS);
  await region.findByText('5 hours ago');
  for (const text of [
    '50 MB, encrypted',
    '/backups',
    'Bucket meridian-backups',
    '4 hours ago',
    'Every day at 04:30 UTC',
  ])
    region.getByText(text);
  await expectAccessible(container);
});

it('shows that a backup isn’t encrypted, and that none was ever tested', async () => {
  const last = BACKUPS.last && { ...BACKUPS.last, encrypted: false, bucket: null };
  const { region } = await backupsOf({ ...BACKUPS, last, testedAt: null, dailyAt: null });
  await region.findByText('50 MB, not encrypted');
  region.getByText('Never');
  region.getByText('Not scheduled');
  expect(region.queryByText(/Bucket/)).toBeNull();
});

it('warns about an old backup', async () => {
  const { region } = await backupsOf({ ...BACKUPS, state: 'attention' });
  await region.findByText('The last backup is older than 26 hours.');
  region.getByText('Needs attention');
});

it.each([
  ['no-room', 'The disk was full.'],
  ['not-writable', 'The backup folder can’t be written to.'],
  ['database', 'The database could not be read.'],
  ['bucket', 'The backup could not be uploaded to the bucket. The one on disk is complete.'],
  ['damaged', 'The backup was damaged and has been removed.'],
  ['other', 'The last run did not finish.'],
] as const)('shows why the last run failed: %s', async (reason, message) => {
  const failure = {
    at: new Date(Date.now() - HOUR_MS).toISOString(),
    reason,
    detail: 'EXAMPLE: the error message',
  };
  const { region } = await backupsOf({ ...BACKUPS, state: 'attention', failure });
  await region.findByText(message);
  region.getByText('EXAMPLE: the error message');
  expect(region.queryByText(/older than/)).toBeNull();
});

it('explains how to enable backups', async () => {
  const { region, container } = await backupsOf(NO_BACKUPS);
  await region.findByText('No backups yet');
  expect(region.getByText('BACKUP_FOLDER').tagName).toBe('CODE');
  region.getByText(/It then makes a backup every day/);
  await expectAccessible(container);
});

it('shows when the first one is due', async () => {
  const { region } = await backupsOf({ ...NO_BACKUPS, dailyAt: '04:30' });
  await region.findByText(/The first backup is made within a minute/);
});

it('shows the rest although the backups could not be loaded', async () => {
  const { region } = await backupsOf(503);
  await region.findByText('The backups could not be loaded');
});

it('requires the permission', async () => {
  const { findByText } = page({}, []);
  await findByText(/Missing permission/);
});
