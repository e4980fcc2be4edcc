import type { AuditEntry } from '@boardwalk/contracts';
import { loadFields } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { AuditRoute } from './audit.route.tsx';

// Like the route's loader before the page renders.
beforeAll(() => loadFields());

const ENTRY: AuditEntry = {
  id: '11111111-0000-4000-8000-000000000000',
  at: '2026-11-01T10:00:00.000Z',
  action: 'role.changed',
  actor: { id: 'auth0|bea', fullName: 'Bea Quill', username: 'bea' },
  target: { type: 'role', id: 'HELPER', label: 'HELPER' },
  before: { colour: 'tide' },
  after: { colour: 'dusk', reason: 'Too green.' },
  requestId: 'req-7',
};

const page = (answers: Answers, permissions: ['audit.read'] | [] = ['audit.read']) =>
  renderPage(<AuditRoute />, { answers, permissions });

it('expands an entry to its values before and after, its reason and its request id', async () => {
  const { findByText, findByRole, getByText, user, container } = page({
    'GET /api/audit': { items: [ENTRY], nextCursor: null },
  });
  await user.click(
    await findByRole('button', { name: 'Bea Quill changed the role HELPER', expanded: false }),
  );
  await findByText('Too green.');
  expect(getByText('req-7')).toBeTruthy();
  expect(getByText('tide').tagName).toBe('DEL');
  expect(getByText('dusk').tagName).toBe('INS');
  await expectAccessible(container);
});

it('states that nothing matches, and that loading failed', async () => {
  const empty = page({ 'GET /api/audit': { items: [], nextCursor: null } });
  await empty.findByText('No changes yet');
  empty.unmount();
  const failed = page({ 'GET /api/audit': 503 });
  await failed.findByText('The log could not be loaded');
});

it('requires the permission', async () => {
  const { findByText, queryByRole } = page({}, []);
  await findByText(/Missing permission/);
  expect(queryByRole('button', { name: 'Export CSV' })).toBeNull();
});
