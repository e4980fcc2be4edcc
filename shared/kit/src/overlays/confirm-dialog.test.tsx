import { Button } from '@chakra-ui/react';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RequestError } from '../request/request-error.ts';
import { useEndpointMutation } from '../request/use-endpoint-mutation.ts';
import { renderPage } from '../testing/render-page.tsx';
import { notice } from '../toasts/notice-queue.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ConfirmDialog as LazyConfirmDialog } from './parts.ts';

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

/** A mutation without options, which would toast its error. */
function RemoveRole({ isAsync = true }: { isAsync?: boolean }) {
  const { mutate, mutateAsync } = useEndpointMutation('DELETE /api/role-definitions/:name');
  const input = { params: { name: 'DJ' }, query: { version: 1 } } as Parameters<typeof mutateAsync>[0];
  return (
    <LazyConfirmDialog
      trigger={<Button>Remove…</Button>}
      title="Remove it?"
      confirmLabel="Remove"
      onConfirm={async () => {
        await Promise.resolve();
        if (isAsync) await mutateAsync(input);
        else mutate(input);
      }}
    >
      Really?
    </LazyConfirmDialog>
  );
}

it('opens with its trigger, shows the error of a mutation without a toast, and closes after success', async () => {
  const toasted = vi.spyOn(notice, 'error');
  const answers: Parameters<typeof renderPage>[1]['answers'] = {
    'DELETE /api/role-definitions/:name': { refused: 'ROLE_NAME_TAKEN' },
  };
  const { findByRole, queryByRole, user } = renderPage(<RemoveRole />, { answers });
  const trigger = await findByRole('button', { name: 'Remove…' });
  await user.click(trigger);
  await findByRole('alertdialog', { name: 'Remove it?' });
  await user.click(await findByRole('button', { name: 'Remove' }));
  await expect.poll(() => queryByRole('alert')?.textContent).toContain('That didn’t work');
  expect(toasted).not.toHaveBeenCalled();
  answers['DELETE /api/role-definitions/:name'] = undefined;
  await user.click(await findByRole('button', { name: 'Remove' }));
  await expect.poll(() => queryByRole('alertdialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(trigger);
  expect(toasted).not.toHaveBeenCalled();
});

it('closes and leaves the error to a toast, if the action doesn’t wait for its mutation', async () => {
  const toasted = vi.spyOn(notice, 'error');
  const { findByRole, queryByRole, user } = renderPage(<RemoveRole isAsync={false} />, {
    answers: { 'DELETE /api/role-definitions/:name': 500 },
  });
  await user.click(await findByRole('button', { name: 'Remove…' }));
  await user.click(await findByRole('button', { name: 'Remove' }));
  await expect.poll(() => toasted.mock.calls.length).toBe(1);
  await expect.poll(() => queryByRole('alertdialog')).toBeNull();
});

it('toasts its error if the page removes it with its trigger after the failure', async () => {
  const toasted = vi.spyOn(notice, 'error');
  let refetched = () => {};
  function Purchase() {
    const [isForSale, setForSale] = useState(true);
    if (!isForSale) return <p>Sold</p>;
    return (
      <LazyConfirmDialog
        trigger={<Button>Buy…</Button>}
        title="Buy it?"
        confirmLabel="Buy"
        onConfirm={() => {
          refetched = () => setForSale(false);
          return Promise.reject(
            new RequestError({ type: 'VALIDATION', status: 409, serverMessage: 'Too late.' }),
          );
        }}
      >
        Really?
      </LazyConfirmDialog>
    );
  }
  const { findByRole, findByText, user } = renderPage(<Purchase />, { answers: {} });
  await user.click(await findByRole('button', { name: 'Buy…' }));
  await user.click(await findByRole('button', { name: 'Buy' }));
  await findByText('Too late.');
  act(() => refetched());
  await findByText('Sold');
  expect(toasted.mock.calls).toEqual([['Too late.']]);
});

it('toasts nothing after the user has closed it', async () => {
  const toasted = vi.spyOn(notice, 'error');
  const { findByRole, findByText, unmount, user } = renderPage(
    <LazyConfirmDialog
      trigger={<Button>Buy…</Button>}
      title="Buy it?"
      confirmLabel="Buy"
      onConfirm={() =>
        Promise.reject(new RequestError({ type: 'VALIDATION', status: 409, serverMessage: 'Too late.' }))
      }
    >
      Really?
    </LazyConfirmDialog>,
    { answers: {} },
  );
  await user.click(await findByRole('button', { name: 'Buy…' }));
  await user.click(await findByRole('button', { name: 'Buy' }));
  await findByText('Too late.');
  await user.click(await findByRole('button', { name: 'Cancel' }));
  unmount();
  expect(toasted).not.toHaveBeenCalled();
});

it('toasts nothing after a navigation to another page', async () => {
  const toasted = vi.spyOn(notice, 'error');
  const { findByRole, findByText, unmount, user } = renderPage(
    <LazyConfirmDialog
      trigger={<Button>Buy…</Button>}
      title="Buy it?"
      confirmLabel="Buy"
      onConfirm={() =>
        Promise.reject(new RequestError({ type: 'VALIDATION', status: 409, serverMessage: 'Too late.' }))
      }
    >
      Really?
    </LazyConfirmDialog>,
    { answers: {} },
  );
  await user.click(await findByRole('button', { name: 'Buy…' }));
  await user.click(await findByRole('button', { name: 'Buy' }));
  await findByText('Too late.');
  window.history.pushState(null, '', '/elsewhere');
  unmount();
  expect(toasted).not.toHaveBeenCalled();
});

function Purchase({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  return (
    <LazyConfirmDialog
      trigger={<Button>Buy…</Button>}
      title="Buy it?"
      confirmLabel="Buy"
      onConfirm={onConfirm}
    >
      Really?
    </LazyConfirmDialog>
  );
}

it('stays open if the action of an earlier opening succeeds, and toasts its error if it fails', async () => {
  const toasted = vi.spyOn(notice, 'error');
  const tooLate = new RequestError({ type: 'VALIDATION', status: 409, serverMessage: 'Too late.' });
  for (const isSuccess of [true, false]) {
    let settle = () => {};
    const { findByRole, findByText, queryByRole, queryByText, unmount, user } = renderPage(
      <Purchase
        onConfirm={() =>
          new Promise<void>((done, fail) => {
            settle = () => (isSuccess ? done() : fail(tooLate));
          })
        }
      />,
      { answers: {} },
    );
    await user.click(await findByRole('button', { name: 'Buy…' }));
    await user.click(await findByRole('button', { name: 'Buy' }));
    await user.click(await findByRole('button', { name: 'Cancel' }));
    await expect.poll(() => queryByRole('alertdialog')).toBeNull();
    await user.click(await findByText('Buy…'));
    await findByRole('alertdialog', { name: 'Buy it?' });
    await act(async () => settle());
    await findByRole('button', { name: 'Buy' });
    expect(queryByText('Too late.')).toBeNull();
    unmount();
  }
  expect(toasted.mock.calls).toEqual([['Too late.']]);
});
