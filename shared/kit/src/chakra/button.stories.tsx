import { Button } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Board the ferry' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Solid: Story = {};
export const Sodium: Story = { args: { colorPalette: 'sodium' } };
export const Danger: Story = { args: { colorPalette: 'signal', children: 'Remove the notice' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Subtle: Story = { args: { variant: 'subtle' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Small: Story = { args: { size: 'sm' } };
export const Busy: Story = { args: { loading: true, loadingText: 'Boarding…' } };
export const Disabled: Story = { args: { disabled: true } };
