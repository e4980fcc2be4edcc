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
export const NoMatch: Story = {
  args: { drawing: 'fog', title: 'No ferries match', children: 'Change or clear the filters.' },
};
export const NotFound: Story = {
  args: { drawing: 'bridge', title: 'Ferry not found', children: 'It was removed, or the address is wrong.' },
};
export const WithoutPermission: Story = {
  args: {
    drawing: 'gate',
    title: 'You don’t have access to this page',
    children: 'Timetable is for the team. If you should have access, ask an admin.',
  },
};
export const WithoutAction: Story = { args: { title: 'Nothing lost', children: 'Nobody misses anything.' } };
