import type { Meta, StoryObj } from '@storybook/react';
import { HandleTag } from './handle-tag.tsx';

const meta: Meta<typeof HandleTag> = { component: HandleTag };
export default meta;
type Story = StoryObj<typeof HandleTag>;

export const Short: Story = { args: { handle: 'nora' } };
export const Long: Story = { args: { handle: 'the_keeper_of_the_eastgate_lighthouse' } };
