import { expect, it, vi } from 'vitest';
import { RequestError } from '../request/request-error.ts';
import { drawPage } from '../testing/draw-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('shows the error of a failed call, until it is opened again', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { findByRole, user } = drawPage(
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
