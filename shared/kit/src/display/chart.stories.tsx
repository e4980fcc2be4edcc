import type { Meta, StoryObj } from '@storybook/react';
import { Chart } from './parts.tsx';

const meta: Meta<typeof Chart> = {
  component: Chart,
  args: {
    title: 'Cars on the ferry',
    categoryName: 'Day',
    tableLabel: 'Show as a table',
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    series: [
      { name: 'To Eastgate', values: [120, 98, null, 140, 210] },
      { name: 'To the harbour', values: [110, 104, 90, 151, 180] },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Chart>;

export const Lines: Story = { args: { kind: 'line' } };
export const Bars: Story = { args: { kind: 'bar' } };
export const Single: Story = {
  args: {
    kind: 'line',
    summary: '41 in total, 3 fewer than in the week before',
    series: [{ name: 'To Eastgate', values: [null, null, 41, null, null] }],
  },
};
