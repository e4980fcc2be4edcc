import { Button, Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { PanelSection } from './panel-section.tsx';

const meta: Meta<typeof PanelSection> = {
  component: PanelSection,
  args: { title: 'Keys', children: <Text>There are no keys yet.</Text> },
};
export default meta;
type Story = StoryObj<typeof PanelSection>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    aside: (
      <Button size="sm" variant="outline">
        New key
      </Button>
    ),
  },
};
