import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { Select } from './select.tsx';

const meta: Meta<typeof Select> = {
  component: Select,
  args: {
    label: 'Order',
    value: 'newest',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
    ],
    onValueChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Labeled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Order' }), 'Oldest first');
    await expect(args.onValueChange).toHaveBeenCalledWith('oldest');
  },
};
export const WithHiddenLabel: Story = { args: { labelHidden: true, size: 'sm' } };
export const WithEmptyChoice: Story = {
  args: { value: '', children: <option value="">All</option>, helperText: 'Applies to this list.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Order' })).toHaveDisplayValue('All');
  },
};
export const WithLabelsByValue: Story = {
  args: { value: '', options: { newest: 'Newest first', oldest: 'Oldest first' }, emptyLabel: 'Any order' },
  play: async ({ args, canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Order' });
    await expect(select).toHaveDisplayValue('Any order');
    await userEvent.selectOptions(select, 'Oldest first');
    await expect(args.onValueChange).toHaveBeenCalledWith('oldest');
  },
};
export const WithTexts: Story = {
  args: { label: 'Pier', value: 'North', options: ['North', 'South'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Pier' }), 'South');
    await expect(args.onValueChange).toHaveBeenCalledWith('South');
  },
};
export const WithNumbers: Story = {
  args: {
    label: 'Share of visitors',
    value: 5,
    options: [
      { value: 5, label: '5 %' },
      { value: 25, label: '25 %' },
    ],
  } as object,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Share of visitors' }), '25 %');
    await expect(args.onValueChange).toHaveBeenCalledWith(25);
  },
};
