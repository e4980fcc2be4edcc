import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { RequestError } from '../request/request-error.ts';
import { ErrorBox } from './error-box.tsx';

const meta: Meta<typeof ErrorBox> = { component: ErrorBox };
export default meta;
type Story = StoryObj<typeof ErrorBox>;

export const Offline: Story = {
  args: {
    title: 'The timetable could not be loaded',
    error: new RequestError({ type: 'NETWORK', status: 0, interruption: 'network' }),
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent, globals }) => {
    const again = globals.language === 'de' ? 'Noch einmal versuchen' : 'Try again';
    await userEvent.click(canvas.getByRole('button', { name: again }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithRequestNumber: Story = {
  args: {
    title: 'The timetable could not be loaded',
    error: new RequestError({ type: 'SERVER', status: 500, requestId: 'b7f0c2' }),
  },
};
