import { Button } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor } from 'storybook/test';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = { component: Tooltip };
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const OnFocus: Story = {
  args: { content: 'Leaves every twenty minutes', children: <Button>Ferry</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const shown = await screen.findByText('Leaves every twenty minutes');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
