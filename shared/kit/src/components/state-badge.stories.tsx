import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { StateBadge } from './state-badge.tsx';

const meta: Meta<typeof StateBadge> = { component: StateBadge };
export default meta;
type Story = StoryObj<typeof StateBadge>;

/** Each tone with a word that has it. */
export const Tones: Story = {
  args: { children: '' },
  render: () => (
    <HStack wrap="wrap">
      <StateBadge state="draft">Draft</StateBadge>
      <StateBadge state="pending">Waiting for review</StateBadge>
      <StateBadge state="scheduled">Scheduled</StateBadge>
      <StateBadge state="active">Active</StateBadge>
      <StateBadge state="rented">Rented</StateBadge>
      <StateBadge state="cancelled">Cancelled</StateBadge>
      <StateBadge state="overdue">Overdue</StateBadge>
    </HStack>
  ),
};
export const DerivedState: Story = { args: { tone: 'overdue', children: '3 days overdue' } };
