import { Button } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = { component: EmptyState };
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const WithAction: Story = {
  args: {
    title: 'No ferry tonight',
    children: 'The next one leaves at six in the morning.',
    action: <Button>Show the timetable</Button>,
  },
};
export const WithoutAction: Story = { args: { title: 'Nothing lost', children: 'Nobody misses anything.' } };
