import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { WeekGrid } from './parts.tsx';

const days = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
];

const meta: Meta<typeof WeekGrid> = {
  component: WeekGrid,
  args: { label: 'The week', days, zone: 'Europe/Berlin', items: [], empty: 'Nothing planned' },
};
export default meta;
type Story = StoryObj<typeof WeekGrid>;

export const Empty: Story = {};

export const WithItems: Story = {
  args: {
    items: [
      {
        id: 'fair',
        day: '2026-11-23',
        to: '/events/fair',
        title: 'Winter fair',
        time: 'All day',
        palette: 'sodium',
      },
      {
        id: 'race',
        day: '2026-11-24',
        span: { from: 1170, minutes: 150 },
        to: '/events/race',
        title: 'Tug race',
        time: '7:30 PM',
        detail: 'Race · Lantern Quay',
        palette: 'signal',
      },
      {
        id: 'trial',
        day: '2026-11-24',
        span: { from: 1200, minutes: 120 },
        to: '/events/trial',
        title: 'Copper trial',
        time: '8 PM',
        detail: 'Court',
        palette: 'gray',
        muted: true,
        cancelled: true,
      },
      {
        id: 'breakfast',
        day: '2026-11-26',
        span: { from: 810, minutes: 120 },
        to: '/stream/roscoe',
        title: 'Breakfast shift',
        time: '1:30 PM',
        palette: 'tide',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Tug race' })).toBeVisible();
  },
};
