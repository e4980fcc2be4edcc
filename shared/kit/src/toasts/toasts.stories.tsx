import { Button, HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen } from 'storybook/test';
import { undoable } from '../undo/undoable.ts';
import { notice } from './notice-queue.ts';
import { toast } from './toast.ts';
import { Toasters } from './toasters.tsx';

const meta: Meta = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toasters />
      </>
    ),
  ],
  beforeEach: () => () => toast.remove(),
};
export default meta;

export const Toasts: StoryObj = {
  render: () => (
    <HStack wrap="wrap">
      <Button onClick={() => toast.add({ description: 'The notice is saved.', tone: 'success' })}>
        Save
      </Button>
      <Button onClick={() => undoable({ message: 'The notice is hidden.', undo: () => {} })}>Hide</Button>
    </HStack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The notice is saved.')).toBeInTheDocument();
  },
};
export const Notices: StoryObj = {
  render: () => (
    <HStack wrap="wrap">
      <Button onClick={() => notice.info('A new version of the site is there.')}>Info</Button>
      <Button onClick={() => notice.error('The harbour office does not answer.')}>Failure</Button>
    </HStack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }));
    await expect(await screen.findByText('The harbour office does not answer.')).toBeInTheDocument();
  },
};
