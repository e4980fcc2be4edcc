import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { ErrorScreen } from './error-screen.tsx';

const meta: Meta<typeof ErrorScreen> = { component: ErrorScreen };
export default meta;
type Story = StoryObj<typeof ErrorScreen>;

export const WithDetail: Story = { args: { detail: 'The tide table is not a table.', onRetry: fn() } };
