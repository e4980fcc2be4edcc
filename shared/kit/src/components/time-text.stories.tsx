import type { Meta, StoryObj } from '@storybook/react';
import { TimeText } from './time-text.tsx';

const meta: Meta<typeof TimeText> = { component: TimeText };
export default meta;
type Story = StoryObj<typeof TimeText>;

export const Day: Story = { args: { at: '2026-11-02T19:30:00Z' } };
export const Long: Story = { args: { at: '2026-11-02T19:30:00Z', as: 'long' } };
export const Relative: Story = { args: { at: '2026-11-02T19:30:00Z', as: 'relative' } };
