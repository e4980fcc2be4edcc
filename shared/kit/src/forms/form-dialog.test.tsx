import { Button } from '@chakra-ui/react';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Input } from '../chakra/forms.ts';
import { RequestError } from '../request/request-error.ts';
import { useEndpointMutation } from '../request/use-endpoint-mutation.ts';
import { renderPage } from '../testing/render-page.tsx';
import { notice } from '../toasts/notice-queue.ts';
import { FormDialog as LazyFormDialog } from './dialog-part.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormField } from './parts.tsx';

const send = vi.fn<(values: { text: string }) => Promise<string>>();
const onSaved = vi.fn();

function Message({ initiallyOpen = true }: { initiallyOpen?: boolean }) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      <FormDialog
        open={open}
        title="Message seller"
        submitLabel="Send"
        onClose={() => setOpen(false)}
        defaultValues={{ text: '' }}
        onSubmit={send}
        onSaved={onSaved}
        failure="It could not be sent"
      >
        {({ control }) => (
          <FormField control={control} name="text" label="Message">
            {(field) => <Input {...field} />}
          </FormField>
        )}
      </FormDialog>
    </>
  );
}

it('shows an error and stays open, then closes when it was sent, and begins empty again', async () => {
  send.mockRejectedValueOnce(new RequestError({ type: 'SERVER', status: 500 }));
  send.mockResolvedValueOnce('sent');
  const { findByRole, findByLabelText, findByText, queryByRole, user } = renderPage(<Message />, {
    answers: {},
  });
  await findByRole('dialog', { name: 'Message seller' });
  await user.type(await findByLabelText('Message'), 'Hello');
  await user.click(await findByRole('button', { name: 'Send' }));
  await findByText('It could not be sent');
  await user.click(await findByRole('button', { name: 'Send' }));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(onSaved.mock.calls[0]?.[0]).toBe('sent');
  expect(send).toHaveBeenCalledTimes(2);
  await expect.poll(() => queryByRole('button', { name: 'Send' })).toBeNull();
  await user.click(await findByText('Write'));
  expect(await findByLabelText('Message')).toHaveProperty('value', '');
});

it('confirms before typed text is lost', async () => {
  const { findByRole, findByLabelText, user } = renderPage(<Message />, { answers: {} });
  await user.type(await findByLabelText('Message'), 'Hello');
  await user.keyboard('{Escape}');
  await findByRole('alertdialog', { name: 'Close without saving?' });
});

function NewKey() {
  // Without options, its error would be toasted.
  const { mutateAsync } = useEndpointMutation('POST /api/game-keys');
  return (
    <LazyFormDialog
      trigger={<Button>New key</Button>}
      title="A new key"
      submitLabel="Create"
      defaultValues={{ name: '' }}
      onSubmit={({ name }) => mutateAsync({ body: { name } } as Parameters<typeof mutateAsync>[0])}
      failure="It could not be created"
    >
      {({ control }) => (
        <FormField control={control} name="name" label="Name">
          {(field) => <Input {...field} />}
        </FormField>
      )}
    </LazyFormDialog>
  );
}

it('opens with its trigger, shows the error of a mutation without a toast, and closes when it was sent', async () => {
  const toasted = vi.spyOn(notice, 'error');
  const answers: Parameters<typeof renderPage>[1]['answers'] = { 'POST /api/game-keys': 500 };
  const { findByRole, findByLabelText, findByText, queryByRole, user, calls } = renderPage(<NewKey />, {
    answers,
  });
  const trigger = await findByRole('button', { name: 'New key' });
  await user.click(trigger);
  await user.type(await findByLabelText('Name'), 'Pier');
  await user.click(await findByRole('button', { name: 'Create' }));
  await findByText('It could not be created');
  answers['POST /api/game-keys'] = undefined;
  await user.click(await findByRole('button', { name: 'Create' }));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(trigger);
  expect(calls).toContainEqual({ endpoint: 'POST /api/game-keys', body: { name: 'Pier' } });
  expect(toasted).not.toHaveBeenCalled();
});

it.each([
  ['the page controls', () => <Message initiallyOpen={false} />],
  ['its trigger opens', () => <TriggeredMessage />],
])('stays open if %s and an earlier opening is sent', async (_, page) => {
  let finish = (_answer: string) => {};
  send.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  onSaved.mockClear();
  const { findByRole, findByLabelText, findByText, queryByLabelText, user } = renderPage(page(), {
    answers: {},
  });
  await user.click(await findByText('Write'));
  await user.type(await findByLabelText('Message'), 'First');
  await user.click(await findByRole('button', { name: 'Send' }));
  await user.click(await findByRole('button', { name: 'Cancel' }));
  await user.click(await findByText('Write'));
  await expect.poll(() => queryByLabelText('Message')).toHaveProperty('value', '');
  await user.type(await findByLabelText('Message'), 'Second');
  await act(async () => finish('sent'));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(queryByLabelText('Message')).toHaveProperty('value', 'Second');
});

function TriggeredMessage({ isPossible = true }: { isPossible?: boolean }) {
  return (
    <LazyFormDialog
      trigger={isPossible && <Button>Write</Button>}
      title="Write to the seller"
      submitLabel="Send"
      defaultValues={{ text: '' }}
      onSubmit={send}
      onSaved={onSaved}
      failure="It could not be sent"
    >
      {({ control }) => (
        <FormField control={control} name="text" label="Message">
          {(field) => <Input {...field} />}
        </FormField>
      )}
    </LazyFormDialog>
  );
}

it('stays open with its text if its trigger disappears, and then leaves the focus at the page’s heading', async () => {
  let refetched = () => {};
  function Page() {
    const [isPossible, setPossible] = useState(true);
    refetched = () => setPossible(false);
    return (
      <>
        <h1 tabIndex={-1}>Seller</h1>
        <TriggeredMessage isPossible={isPossible} />
      </>
    );
  }
  const { findByRole, findByLabelText, queryByRole, queryByText, user } = renderPage(<Page />, {
    answers: {},
  });
  await user.click(await findByRole('button', { name: 'Write' }));
  await user.type(await findByLabelText('Message'), 'Hello');
  act(() => refetched());
  expect(queryByText('Write')).toBeNull();
  expect(await findByLabelText('Message')).toHaveProperty('value', 'Hello');
  await user.click(await findByRole('button', { name: 'Cancel' }));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Seller');
});

let removeAppeal = () => {};

/** A dialog that the page removes with its trigger once the appeal is possible no longer. */
function Appeal() {
  const [isPossible, setPossible] = useState(true);
  removeAppeal = () => setPossible(false);
  if (!isPossible) return <p>Decided</p>;
  return (
    <LazyFormDialog
      trigger={<Button>Appeal</Button>}
      title="Appeal"
      submitLabel="Send"
      defaultValues={{ text: '' }}
      onSubmit={send}
      failure="It could not be sent"
    >
      {({ control }) => <FormField control={control} name="text" label="Text" />}
    </LazyFormDialog>
  );
}

it('toasts its error if the page removes it with its trigger after the failure', async () => {
  const toasted = vi.spyOn(notice, 'error');
  send.mockRejectedValueOnce(new RequestError({ type: 'SERVER', status: 500 }));
  const { findByRole, findByText, user } = renderPage(<Appeal />, { answers: {} });
  await user.click(await findByRole('button', { name: 'Appeal' }));
  await user.click(await findByRole('button', { name: 'Send' }));
  await findByText('It could not be sent');
  act(() => removeAppeal());
  await findByText('Decided');
  expect(toasted.mock.calls).toEqual([['It could not be sent']]);
});

it('toasts no earlier error if the page removes it while it is sent again', async () => {
  const toasted = vi.spyOn(notice, 'error');
  let finish = (_: string) => {};
  send.mockRejectedValueOnce(new RequestError({ type: 'SERVER', status: 500 }));
  send.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  const { findByRole, findByText, user } = renderPage(<Appeal />, { answers: {} });
  await user.click(await findByRole('button', { name: 'Appeal' }));
  await user.click(await findByRole('button', { name: 'Send' }));
  await findByText('It could not be sent');
  const count = send.mock.calls.length;
  await user.click(await findByRole('button', { name: 'Send' }));
  await expect.poll(() => send.mock.calls.length).toBe(count + 1);
  act(() => removeAppeal());
  await findByText('Decided');
  await act(async () => finish('sent'));
  expect(toasted).not.toHaveBeenCalled();
});

it('toasts no error that only requires a sign-in when the page removes it', async () => {
  const toasted = vi.spyOn(notice, 'error');
  send.mockRejectedValueOnce(new RequestError({ type: 'AUTHENTICATION', status: 401 }));
  const { findByRole, findByText, user } = renderPage(<Appeal />, { answers: {} });
  await user.click(await findByRole('button', { name: 'Appeal' }));
  await user.click(await findByRole('button', { name: 'Send' }));
  await findByText('It could not be sent');
  act(() => removeAppeal());
  await findByText('Decided');
  expect(toasted).not.toHaveBeenCalled();
});
