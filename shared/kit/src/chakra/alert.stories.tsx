import { Alert } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';

const meta: Meta<typeof Alert.Root> = {
  component: Alert.Root,
  render: (props) => (
    <Alert.Root {...props}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Fog on the bay</Alert.Title>
        <Alert.Description>Ferries run every forty minutes.</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  ),
};
export default meta;
type Story = StoryObj<typeof Alert.Root>;

export const Info: Story = { args: { status: 'info' } };
export const Success: Story = { args: { status: 'success' } };
export const Warning: Story = { args: { status: 'warning' } };
export const Failure: Story = { args: { status: 'error' } };
