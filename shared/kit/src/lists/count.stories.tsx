import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Count } from './count.tsx';

const meta: Meta<typeof Count> = { component: Count };
export default meta;
type Story = StoryObj<typeof Count>;

export const OfAKnownTotal: Story = { args: { shown: 24, total: 45, hasMore: true } };
export const OfAnUnknownTotal: Story = { args: { shown: 24, hasMore: true } };
export const Complete: Story = {
  args: { shown: 24, children: (count) => `${count} houses` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 houses')).toBeVisible();
  },
};
