import type { Meta, StoryObj } from '@storybook/react';
import { LiveLamp } from './live-lamp.tsx';

const meta: Meta<typeof LiveLamp> = { component: LiveLamp };
export default meta;
type Story = StoryObj<typeof LiveLamp>;

export const InARow: Story = {};
export const NextToAHeading: Story = { args: { size: 'md' } };
