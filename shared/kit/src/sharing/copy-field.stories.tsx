import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CopyField } from './copy-field.tsx';

const meta: Meta<typeof CopyField> = {
  component: CopyField,
  args: { label: 'Token', value: 'bwk_4f9a2c7d' },
};
export default meta;
type Story = StoryObj<typeof CopyField>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Token' })).toHaveValue('bwk_4f9a2c7d');
  },
};
export const SeveralLines: Story = { args: { label: 'Settings', value: 'HOST=localhost\nPORT=3000' } };
