import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RequestError } from '../request/request-error.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('shows the error of a failed call, and stays open without an unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { findByRole, user } = renderPage(
    <ConfirmDialog
      open
      title="Remove it?"
      confirmLabel="Remove"
      onConfirm={async () => {
        throw new RequestError({ type: 'VALIDATION', status: 409, serverMessage: 'It is in use.' });
      }}
      onClose={() => {}}
    >
      Really?
    </ConfirmDialog>,
    { answers: {} },
  );
  await user.click(await findByRole('button', { name: 'Remove' }));
  expect((await findByRole('alert')).textContent).toContain('It is in use.');
  await findByRole('button', { name: 'Remove' });
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('forgets the error when it is closed, and shows none that the page shows as a whole', async () => {
  const errors = [
    new RequestError({ type: 'SERVER', status: 500 }),
    new RequestError({ type: 'AUTHENTICATION', status: 401 }),
  ];
  function Removal() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask again
        </button>
        <ConfirmDialog
          open={open}
          title="Remove it?"
          confirmLabel="Remove"
          failure={() => 'It could not be removed.'}
          onConfirm={() => Promise.reject(errors.shift())}
          onClose={() => setOpen(false)}
        >
          Really?
        </ConfirmDialog>
      </>
    );
  }
  const { findByRole, findByText, queryByText, user } = renderPage(<Removal />, { answers: {} });
  await user.click(await findByRole('button', { name: 'Remove' }));
  await findByText('It could not be removed.');
  await user.click(await findByRole('button', { name: 'Cancel' }));
  await user.click(await findByText('Ask again'));
  await user.click(await findByRole('button', { name: 'Remove' }));
  await expect.poll(() => errors).toEqual([]);
  expect(queryByText('It could not be removed.')).toBeNull();
});
