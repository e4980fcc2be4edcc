import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CloseButton } from './close-button.tsx';

const meta: Meta<typeof CloseButton> = { component: CloseButton };
export default meta;
type Story = StoryObj<typeof CloseButton>;

export const Named: Story = {
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'de' ? 'Schließen' : 'Close';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
