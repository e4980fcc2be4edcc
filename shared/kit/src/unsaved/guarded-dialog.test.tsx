import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Input, loadFields } from '../chakra/forms.ts';
import { overlays } from '../chakra/overlays.ts';
import { Form, FormField, loadForms } from '../forms/parts.tsx';
import { DialogCancel, DialogContent } from '../overlays/dialog-content.tsx';
import { Link } from '../routing/link.tsx';
import { renderInSite } from '../testing/render-in-site.tsx';
import { Dialog } from './guarded-dialog.tsx';
import { useUnsavedText } from './unsaved.ts';

beforeAll(async () => {
  loadForms();
  loadFields();
  await overlays.load();
  await vi.dynamicImportSettled();
});

function MessageDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>Message</Dialog.Title>
        </Dialog.Header>
        <Form defaultValues={{ text: '' }} onSubmit={() => setOpen(false)}>
          <FormField name="text" label="Text">
            {(field) => <Input {...field} />}
          </FormField>
          <button type="submit">Send</button>
        </Form>
        <DialogCancel />
      </DialogContent>
    </Dialog.Root>
  );
}
const dialog = () => screen.queryByRole('dialog', { name: 'Message' });
const question = () => screen.findByRole('alertdialog', { name: 'Close without saving?' });

it('confirms before Escape closes a dialog with unsaved text, and keeps the text', async () => {
  const { user } = renderInSite(<MessageDialog />);
  const text = await screen.findByLabelText('Text');
  await user.type(text, 'To all guests');
  await user.keyboard('{Escape}');
  const alert = await question();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  await waitFor(() => expect(alert.isConnected && alert.dataset.state === 'open').toBe(false));
  expect((text as HTMLInputElement).value).toBe('To all guests');
});

it('closes after the confirmation', async () => {
  const { user } = renderInSite(<MessageDialog />);
  await user.type(await screen.findByLabelText('Text'), 'To all guests');
  await user.keyboard('{Escape}');
  await question();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(dialog()).toBeNull());
});

it('closes without confirmation when nothing was typed, on Cancel, and after sending', async () => {
  for (const close of ['{Escape}', 'Cancel', 'Send']) {
    const { user, unmount } = renderInSite(<MessageDialog />);
    const text = await screen.findByLabelText('Text');
    if (close === '{Escape}') await user.keyboard(close);
    else {
      await user.type(text, 'To all guests');
      await user.click(screen.getByRole('button', { name: close }));
    }
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
  }
});

function Comment() {
  const [text, setText] = useState('');
  useUnsavedText(text !== '');
  return (
    <>
      <input aria-label="Comment" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

it('confirms before a link of the site leaves unsaved text outside of a form', async () => {
  const { user, router } = renderInSite(<Comment />);
  await user.type(await screen.findByLabelText('Comment'), 'Well said');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(router.state.location.pathname).toBe('/here');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});
