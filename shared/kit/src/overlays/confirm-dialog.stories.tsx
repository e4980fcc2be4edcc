import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
