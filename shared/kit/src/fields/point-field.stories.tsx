import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PointField } from './parts.tsx';

const meta: Meta<typeof PointField> = {
  component: PointField,
  args: { label: 'Point on the chart', size: { width: 300, height: 200 }, value: { x: 90, y: 60 } },
  render: (props) => <Pointed {...props} />,
};
export default meta;
type Story = StoryObj<typeof PointField>;

function Pointed(props: Omit<Parameters<typeof PointField>[0], 'children'>) {
  const [value, setValue] = useState(props.value);
  return (
    <PointField {...props} value={value} onChange={setValue}>
      <path d="M0 120Q80 60 150 110T300 90" stroke="currentColor" strokeWidth="3" />
      {value && <circle cx={value.x} cy={value.y} r="8" fill="currentColor" />}
    </PointField>
  );
}

export const Pinned: Story = {};
export const Optional: Story = {
  args: { optional: true, value: null },
  play: async ({ canvas, userEvent }) => {
    // The single button sets the pin, and then removes it.
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('150');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryAllByRole('slider')).toHaveLength(0);
  },
};
export const Wrong: Story = { args: { error: 'This point is in the sea.' } };
