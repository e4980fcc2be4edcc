import { Button, Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { ActionBar } from './action-bar.tsx';

const meta: Meta<typeof ActionBar> = { component: ActionBar };
export default meta;
type Story = StoryObj<typeof ActionBar>;

export const WithSummary: Story = {
  args: { children: <Text fontWeight="700">$480 a week</Text>, action: <Button>Book a viewing</Button> },
};

export const ActionOnly: Story = { args: { action: <Button width="full">Going</Button> } };
