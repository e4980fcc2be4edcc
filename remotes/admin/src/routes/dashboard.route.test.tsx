// @vitest-environment happy-dom
import type { SiteHealth, Trends } from '@boardwalk/contracts';
import { type Answers, drawPage, expectAccessible } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { DashboardRoute } from './dashboard.route.tsx';

const HEALTH: SiteHealth = {
  measuredAt: new Date().toISOString(),
  database: { state: 'good', milliseconds: 1.5 },
  jobs: { state: 'good', due: 2, active: 1, failed: 0 },
  outbox: { state: 'attention', events: 0, oldestSeconds: null, deliveries: 4, deadLetters: 3 },
  gameBridge: { state: 'unknown', players: null, slots: null, at: null },
  releases: { state: 'good', remotes: 6, damaged: [] },
};
const TRENDS: Trends = {
  measuredAt: new Date().toISOString(),
  days: ['2026-11-22', '2026-11-23'],
  ...{ membersJoined: [3, 0], applicationsHandedIn: null, medianHoursToDecision: null, articlesRead: null },
};

const page = (
  answers: Answers,
  permissions: ('dashboard.read' | 'notifications.manage')[] = ['dashboard.read'],
) =>
  drawPage(<DashboardRoute />, {
    answers: { 'GET /api/dashboard/health': HEALTH, 'GET /api/dashboard/trends': TRENDS, ...answers },
    permissions,
  });

it('says of each part how it is and what that is taken from', async () => {
  const { findByText, getByText, getAllByText, container } = page({});
  await findByText('Answers in 1.5 ms');
  expect(getAllByText('Healthy')).toHaveLength(3);
  expect(getByText('Needs attention')).toBeTruthy();
  expect(getByText('3 failed messages')).toBeTruthy();
  expect(getByText('Unknown')).toBeTruthy();
  await findByText('Members who joined', { selector: 'figcaption' });
  await expectAccessible(container);
});

it('leads to the messages that were given up, who may send them again', async () => {
  const { findByRole } = page({}, ['dashboard.read', 'notifications.manage']);
  const link = await findByRole('link', { name: '3 failed messages' });
  expect(link.getAttribute('href')).toBe('/admin/deliveries');
});

it('leaves out what nothing is stored of', async () => {
  const { findByText, queryByText } = page({});
  await findByText('Members who joined', { selector: 'figcaption' });
  expect(queryByText('Applications submitted')).toBeNull();
});

it('shows one part though the other failed', async () => {
  const { findByText } = page({ 'GET /api/dashboard/health': 503 });
  await findByText('The status could not be loaded');
  await findByText('Members who joined', { selector: 'figcaption' });
});

it('is for those with the permission', async () => {
  const { findByText } = page({}, []);
  await findByText(/None of your roles holds the permission/);
});
