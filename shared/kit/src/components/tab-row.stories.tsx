import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { TabRow } from './tab-row.tsx';

const LINKS = [
  { value: 'all', label: 'All', to: '?show=all', count: 24 },
  { value: 'mine', label: 'Assigned to me', to: '?show=mine', count: 3 },
  { value: 'waiting', label: 'Waiting for a reply', to: '?show=waiting', count: 0 },
  { value: 'closed', label: 'Closed', to: '?show=closed' },
] as const;

const meta: Meta<typeof TabRow> = { component: TabRow };
export default meta;
type Story = StoryObj<typeof TabRow>;

export const Links: Story = {
  args: { label: 'Messages', value: 'mine', tabs: LINKS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Assigned to me 3');
    await expect(canvas.getByRole('link', { name: 'Closed' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?show=closed$/),
    );
  },
};
export const LoadingCounts: Story = {
  args: { label: 'Messages', value: 'all', tabs: LINKS.map((tab) => ({ ...tab, count: null })) },
};
export const Buttons: Story = {
  args: {
    label: 'How ferries are shown',
    value: 'list',
    tabs: [
      { value: 'list', label: 'List' },
      { value: 'week', label: 'Week' },
    ],
    onValueChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Week', pressed: false }));
    await expect(args.onValueChange).toHaveBeenCalledWith('week');
  },
};
export const OnAPhone: Story = {
  args: { label: 'Messages', value: 'closed', tabs: LINKS },
  globals: { viewport: { value: 'phone' } },
};
