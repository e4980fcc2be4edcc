import { expect, it, vi } from 'vitest';
import { RequestError } from '../request/request-error.ts';
import { drawPage } from '../testing/draw-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('stays open, without an unhandled rejection, if the request of its action fails', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { findByRole, user } = drawPage(
    <ConfirmDialog
      open
      title="Remove it?"
      confirmLabel="Remove"
      onConfirm={async () => {
        throw new RequestError({ type: 'VALIDATION', status: 400 });
      }}
      onClose={() => {}}
    >
      Really?
    </ConfirmDialog>,
    { answers: {} },
  );
  await user.click(await findByRole('button', { name: 'Remove' }));
  await new Promise((done) => setTimeout(done, 20));
  await findByRole('button', { name: 'Remove' });
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
