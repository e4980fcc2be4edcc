import { DELETED_MEMBER } from '@boardwalk/contracts';
import { type Answers, expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { OwnDataExport } from './personal-data/data-export.tsx';
import { DeleteAccount } from './personal-data/delete-account.tsx';
import { ProfilePictures } from './profile-pictures.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { Choice } from './setting-controls.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingSections } from './setting-sections.tsx';

const AT = '2026-11-23T12:00:00.000Z';
const SESSION = { browser: 'Firefox (Linux)', firstSeenAt: AT, lastSeenAt: AT };
const HERE = { ...SESSION, id: '00000000-0000-4000-8000-000000000001', current: true };
const THERE = { ...SESSION, id: '00000000-0000-4000-8000-000000000002', current: false, browser: '' };

it('lists the member’s sessions, and ends those of other browsers', async () => {
  const answers: Answers = {
    'GET /api/users/me/sessions': { items: [HERE, THERE] },
    'DELETE /api/users/me/sessions/:id': undefined,
  };
  const { findByText, getByRole, queryByRole, user, calls, container } = renderPage(<Sessions />, {
    answers,
  });
  await findByText('Firefox (Linux)');
  expect(queryByRole('button', { name: 'End session in Firefox (Linux)' })).toBeNull();
  await expectAccessible(container);
  await user.click(getByRole('button', { name: 'End session in Unknown browser' }));
  expect(calls.some(({ endpoint }) => endpoint === `DELETE /api/users/me/sessions/${THERE.id}`)).toBe(true);
});

it('states that sessions can’t be distinguished if the provider doesn’t support it', async () => {
  const { findByText } = renderPage(<Sessions />, {
    answers: { 'GET /api/users/me/sessions': { items: [] } },
  });
  await findByText(/can’t be distinguished/);
});

it('offers the file with the member’s data once it is ready', async () => {
  const waiting = { state: 'waiting' as const, requestedAt: AT, bytes: 0, expiresAt: AT };
  const answers: Answers = {
    'GET /api/users/me/export': { export: null },
    'POST /api/users/me/export': waiting,
  };
  const { findByRole, findByText, user, container } = renderPage(<OwnDataExport />, { answers });
  const requestButton = await findByRole('button', { name: 'Request my data' });
  await expectAccessible(container);
  answers['GET /api/users/me/export'] = { export: { ...waiting, state: 'ready', bytes: 20_480 } };
  await user.click(requestButton);
  await findByText(/is being created/);
  await findByRole('button', { name: 'Download my data' });
  await findByText(/20 KB/);
});

it('reports that the file could not be created, and allows another request', async () => {
  const failed = { state: 'failed' as const, requestedAt: AT, bytes: 0, expiresAt: AT };
  const answers: Answers = {
    'GET /api/users/me/export': { export: failed },
    'POST /api/users/me/export': { ...failed, state: 'waiting' },
  };
  const { findByRole, findByText, user, calls } = renderPage(<OwnDataExport />, { answers });
  await findByText(/could not be created/);
  await user.click(await findByRole('button', { name: 'Request my data' }));
  await expect.poll(() => calls.some(({ endpoint }) => endpoint === 'POST /api/users/me/export')).toBe(true);
});

it('requires the exact handle for the deletion of the account', async () => {
  const answers: Answers = { 'POST /api/users/me/deletion': 422 };
  const { findByLabelText, getByRole, user, calls, container } = renderPage(<DeleteAccount />, { answers });
  await user.type(await findByLabelText(/Your handle/), 'kay');
  await user.click(getByRole('button', { name: 'Delete my account' }));
  await expect
    .poll(() => calls.find(({ endpoint }) => endpoint === 'POST /api/users/me/deletion')?.body)
    .toEqual({ handle: 'kay' });
  await expectAccessible(container);
});

it('shows a portrait and an empty banner without pictures', async () => {
  const member = { ...DELETED_MEMBER, bannerUrl: null } as unknown as Parameters<
    typeof ProfilePictures
  >[0]['user'];
  const { findAllByRole, queryByRole, container } = renderPage(<ProfilePictures user={member} />, {
    answers: {},
  });
  expect(await findAllByRole('button', { name: 'Choose a picture' })).toHaveLength(2);
  expect(queryByRole('button', { name: 'Remove' })).toBeNull();
  await expectAccessible(container);
});

it('doesn’t use the width of a setting’s label as its height', async () => {
  const { findByText } = renderPage(
    <Choice label="Theme" value="dark" options={[['dark', 'Dark']]} onChange={() => {}} />,
    { answers: {} },
  );
  expect(getComputedStyle(await findByText('Theme')).flexBasis).toBe('auto');
});

it('moves the focus to the heading of a chosen section, and marks its link', async () => {
  const { findByRole, getByRole, user, container } = renderPage(
    <SettingSections
      sections={[
        ['display', 'Display'],
        ['data', 'Your data'],
      ]}
    >
      <SettingGroup id="display" title="Display" about="Text size.">
        <p>Dark</p>
      </SettingGroup>
      <SettingGroup id="data" title="Your data" about="A file.">
        <p>Request</p>
      </SettingGroup>
    </SettingSections>,
    { answers: {} },
  );
  const link = await findByRole('link', { name: 'Your data' });
  expect(link.getAttribute('aria-current')).toBeNull();
  await user.click(link);
  expect(document.activeElement).toBe(getByRole('heading', { level: 2, name: 'Your data' }));
  expect(link.getAttribute('aria-current')).toBe('location');
  expect(getByRole('link', { name: 'Display' }).getAttribute('aria-current')).toBeNull();
  await expectAccessible(container);
});
