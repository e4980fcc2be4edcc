import { Skeleton } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { RequestError } from '../request/request-error.ts';
import { EmptyState } from './empty-state.tsx';
import { NotLoaded } from './not-loaded.tsx';

const meta: Meta<typeof NotLoaded> = {
  component: NotLoaded,
  args: {
    skeleton: <Skeleton height="16" role="status" aria-label="Loading the timetable" />,
    missing: <EmptyState title="Timetable not found">The address has a mistake in it.</EmptyState>,
    failure: 'The timetable could not be loaded',
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof NotLoaded>;

export const OnItsWay: Story = {
  args: { error: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the timetable' })).toBeInTheDocument();
  },
};
export const Missing: Story = {
  args: { error: new RequestError({ type: 'NOT_FOUND', status: 404 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Timetable not found' })).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { error: new RequestError({ type: 'SERVER', status: 500 }) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const again = globals.language === 'de' ? 'Noch einmal versuchen' : 'Try again';
    await userEvent.click(canvas.getByRole('button', { name: again }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: { error: new RequestError({ type: 'AUTHORIZATION', status: 403 }), permission: 'forms.manage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('forms.manage')).toBeInTheDocument();
  },
};
