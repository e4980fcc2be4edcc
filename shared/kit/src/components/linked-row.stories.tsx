import { Badge, Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { LinkedRow } from './linked-row.tsx';

const meta: Meta<typeof LinkedRow> = {
  component: LinkedRow,
  decorators: [
    (Story) => (
      <Box as="ul" listStyleType="none" borderTopWidth="1px">
        <Story />
      </Box>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof LinkedRow>;

export const WithBadge: Story = {
  args: {
    to: '/ferries/4',
    title: 'The ferry to Pier 4',
    children: 'Leaves every ten minutes until midnight.',
    end: <Badge colorPalette="tide">On time</Badge>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The ferry to Pier 4' })).toHaveAttribute(
      'href',
      '/ferries/4',
    );
  },
};
export const OnAPhone: Story = {
  args: {
    to: '/ferries/5',
    title: 'The night ferry to the islands beyond the bridge',
    children: 'Leaves at one in the morning, in summer only.',
    end: (
      <>
        <Badge colorPalette="sodium">Changed</Badge>
        <Badge>Summer</Badge>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
