import { Button, Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { Timeline } from './parts.tsx';

const meta: Meta<typeof Timeline> = { component: Timeline };
export default meta;
type Story = StoryObj<typeof Timeline>;

export const History: Story = {
  args: {
    'aria-label': 'History of the notice',
    times: 'date',
    entries: [
      {
        id: 'b',
        at: '2026-11-02T10:00:00Z',
        what: 'Nora Quayle published it',
        details: <Text>Revision 2</Text>,
      },
      {
        id: 'a',
        at: '2026-11-01T10:00:00Z',
        what: 'Ada Quiet wrote it',
        action: <Button size="xs">Restore</Button>,
      },
    ],
  },
};
