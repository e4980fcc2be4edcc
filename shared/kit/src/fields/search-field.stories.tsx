import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta: Meta<typeof SearchField> = {
  component: SearchField,
  args: { label: 'Search the notices', value: '', onSearch: fn() },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the notices' });
    await userEvent.type(field, 'ferry');
    await expect(field).toHaveValue('ferry');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await expect(args.onSearch).toHaveBeenCalledWith('ferry');
  },
};
export const Enter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'pier{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('pier');
  },
};
export const Labelled: Story = { args: { labelled: true } };
export const Busy: Story = { args: { busy: true } };
