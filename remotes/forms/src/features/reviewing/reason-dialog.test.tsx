import type { Review } from '@boardwalk/contracts';
import { loadFields, toast } from '@boardwalk/kit';
import { renderPage, waitFor } from '@boardwalk/kit/testing';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ReasonDialog, type ReasonKind } from './reason-dialog.tsx';

beforeAll(loadFields);

const REVIEW = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  applicant: { fullName: 'Nora Quayle' },
  settings: { templates: [] },
} as unknown as Review;

function Page() {
  const [kind, setKind] = useState<ReasonKind>();
  return (
    <>
      <button type="button" onClick={() => setKind('changes')}>
        Change
      </button>
      <ReasonDialog kind={kind} review={REVIEW} onClose={() => setKind(undefined)} />
    </>
  );
}

it('stays open if an earlier opening is sent', async () => {
  const { findByRole, findByLabelText, findByText, queryByLabelText, user } = renderPage(<Page />, {
    answers: { 'POST /api/reviews/:id/changes': REVIEW },
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
  await user.click(await findByText('Change'));
  await user.type(await findByLabelText(/^What should they change/), 'Write more.');
  await user.click(await findByRole('button', { name: 'Ask for changes' }));
  await user.click(await findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(queryByLabelText(/^What should they change/)).toBeNull());
  await user.click(await findByText('Change'));
  await user.type(await findByLabelText(/^What should they change/), 'Write less.');
  respond();
  await waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      description: 'The applicant was asked for changes.',
      tone: 'success',
    }),
  );
  expect(await findByLabelText(/^What should they change/)).toHaveProperty('value', 'Write less.');
});
