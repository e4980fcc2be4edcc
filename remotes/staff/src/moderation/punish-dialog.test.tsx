import type { Member } from '@boardwalk/contracts';
import { loadControls, loadFields, loadForms, toast } from '@boardwalk/kit';
import { type Answers, renderPage, waitFor } from '@boardwalk/kit/testing';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { PunishDialog } from './punish-dialog.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms(), loadControls()]));

const MEMBER = { id: 'auth0|nora', fullName: 'Nora Quayle' } as Member;

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Punish
      </button>
      <PunishDialog open={open} member={MEMBER} onClose={() => setOpen(false)} />
    </>
  );
}

it('stays open if an earlier opening is saved', async () => {
  const answers: Answers = {
    'POST /api/users/:id/punishments': {} as never,
    'GET /api/rules': { items: [] } as never,
  };
  const { findByRole, findByLabelText, findByText, queryByLabelText, user } = renderPage(<Page />, {
    answers,
  });
  const stubbed = globalThis.fetch;
  const notify = vi.spyOn(toast, 'add');
  let respond = () => {};
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    if (args[1]?.method !== 'POST') return stubbed(...args);
    return new Promise((done) => {
      respond = () => done(stubbed(...args));
    });
  });
  await user.click(await findByText('Punish'));
  await user.type(await findByLabelText(/^Reason/), 'Shouts at everyone on the pier.');
  await user.click(await findByRole('button', { name: 'Warning' }));
  await user.click(await findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(queryByLabelText(/^Reason/)).toBeNull());
  await user.click(await findByText('Punish'));
  await user.type(await findByLabelText(/^Reason/), ' Again.');
  respond();
  await waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      description: 'Saved. Nora Quayle is notified.',
      tone: 'success',
    }),
  );
  expect(await findByLabelText(/^Reason/)).toHaveProperty('value', expect.stringContaining('Again.'));
});
