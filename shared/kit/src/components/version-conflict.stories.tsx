import { Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { VersionConflict } from './version-conflict.tsx';

const meta: Meta<typeof VersionConflict> = {
  component: VersionConflict,
  args: {
    title: 'The timetable was changed somewhere else',
    onTake: fn(),
    onKeep: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof VersionConflict>;

export const WithBothVersions: Story = {
  args: { children: <Text>The last ferry leaves at midnight there, and at one here.</Text> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the other version' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

const send = fn((event: { preventDefault(): void }) => event.preventDefault());

export const InItsForm: Story = {
  args: { keepSubmits: true },
  decorators: [
    (Story) => (
      <form onSubmit={send}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the other version' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine and save' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledOnce();
  },
};
