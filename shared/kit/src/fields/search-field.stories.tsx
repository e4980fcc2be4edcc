import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta: Meta<typeof SearchField> = {
  component: SearchField,
  args: { label: 'Search the notices' },
  render: (props) => <Typed {...props} />,
};
export default meta;
type Story = StoryObj<typeof SearchField>;

function Typed(props: Omit<Parameters<typeof SearchField>[0], 'search'>) {
  const [text, setText] = useState('');
  return <SearchField {...props} search={{ text, setText }} />;
}

export const Quiet: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the notices' });
    await userEvent.type(field, 'ferry');
    await expect(field).toHaveValue('ferry');
  },
};
export const Labelled: Story = { args: { labelled: true } };
export const Busy: Story = { args: { busy: true } };
