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
    const [takeButton] = canvas.getAllByRole('button');
    if (takeButton) await userEvent.click(takeButton);
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

const send = fn((event: { preventDefault(): void }) => event.preventDefault());

export const InItsForm: Story = {
  args: { submitOnKeep: true },
  decorators: [
    (Story) => (
      <form onSubmit={send}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    send.mockClear();
    const [takeButton] = canvas.getAllByRole('button');
    if (takeButton) await userEvent.click(takeButton);
    await expect(send).not.toHaveBeenCalled();
    const [, keepButton] = canvas.getAllByRole('button');
    if (keepButton) await userEvent.click(keepButton);
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledOnce();
  },
};
