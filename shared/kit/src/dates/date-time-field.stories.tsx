import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { DateTimeField } from './parts.tsx';

const meta: Meta<typeof DateTimeField> = {
  component: DateTimeField,
  args: { label: 'Departure', zone: 'Europe/Berlin', value: '2026-12-01T19:00:00.000Z' },
  render: (props) => <Typed {...props} />,
};
export default meta;
type Story = StoryObj<typeof DateTimeField>;

function Typed(props: Parameters<typeof DateTimeField>[0]) {
  const [value, setValue] = useState(props.value);
  return <DateTimeField {...props} value={value} onChange={setValue} />;
}

export const Filled: Story = {};
export const TwiceOnThatDay: Story = { args: { value: '2026-10-25T00:30:00.000Z' } };
export const Wrong: Story = { args: { error: 'The ferry has left by then.' } };
