import { Button, Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { Panel, PanelSection } from './panel.tsx';

const meta: Meta<typeof Panel> = { component: Panel };
export default meta;
type Story = StoryObj<typeof Panel>;

export const Plain: Story = { args: { children: 'The lamps of Pier 4 are lit at dusk.' } };

export const Section: Story = {
  render: () => (
    <PanelSection title="Keys">
      <Text>There are no keys yet.</Text>
    </PanelSection>
  ),
};

export const SectionWithAction: Story = {
  render: () => (
    <PanelSection
      title="Keys"
      aside={
        <Button size="sm" variant="outline">
          New key
        </Button>
      }
    >
      <Text>There are no keys yet.</Text>
    </PanelSection>
  ),
};
