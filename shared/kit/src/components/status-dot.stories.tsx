import type { Meta, StoryObj } from '@storybook/react';
import { StatusDot } from './status-dot.tsx';

const meta: Meta<typeof StatusDot> = { component: StatusDot };
export default meta;
type Story = StoryObj<typeof StatusDot>;

export const On: Story = { args: { state: 'on', children: 'The city is open' } };
export const Off: Story = { args: { state: 'off', children: 'The city is closed' } };
export const Warning: Story = { args: { state: 'warning', children: 'Fog on the bay' } };
export const Unknown: Story = { args: { state: 'unknown', children: 'Nobody answers' } };
