import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { BackLink } from './back-link.tsx';

const meta: Meta<typeof BackLink> = {
  component: BackLink,
  decorators: [
    (Story) => (
      <Box pt="8">
        <Story />
      </Box>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof BackLink>;

export const ToAList: Story = {
  args: { to: '/ferries', children: 'Ferries' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ferries');
  },
};
export const LongName: Story = {
  args: {
    to: '/ferries/5',
    children: 'The night ferry to the islands beyond the bridge, with a stop at the lighthouse',
  },
  globals: { viewport: { value: 'phone' } },
};
