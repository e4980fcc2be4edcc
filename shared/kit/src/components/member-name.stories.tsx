import { DELETED_MEMBER } from '@boardwalk/contracts';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { MemberName } from './member-name.tsx';

const meta: Meta<typeof MemberName> = { component: MemberName };
export default meta;
type Story = StoryObj<typeof MemberName>;

export const Leads: Story = {
  args: { fullName: 'Nora Quayle', username: 'nora' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nora Quayle' });
    await expect(link.getAttribute('href')).toBe('/members/nora');
  },
};

export const Left: Story = {
  args: DELETED_MEMBER,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
