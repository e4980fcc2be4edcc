import { Button } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ConfirmDialog as LazyConfirmDialog } from './parts.ts';

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Remove the notice?',
    children: 'Nobody can bring it back.',
    confirmLabel: 'Remove',
    onConfirm: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the notice?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const WithTrigger: Story = {
  render: () => (
    <LazyConfirmDialog
      trigger={<Button>Remove…</Button>}
      title="Remove the notice?"
      confirmLabel="Remove"
      onConfirm={() => Promise.resolve()}
    >
      This can’t be undone.
    </LazyConfirmDialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Remove…' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the notice?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
