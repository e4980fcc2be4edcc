import type { Meta, StoryObj } from '@storybook/react';
import { Panel } from './panel.tsx';

const meta: Meta<typeof Panel> = { component: Panel };
export default meta;
type Story = StoryObj<typeof Panel>;

export const Plain: Story = { args: { children: 'The lamps of Pier 4 are lit at dusk.' } };
