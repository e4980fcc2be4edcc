import type { Meta, StoryObj } from '@storybook/react';
import { MemberAvatar } from './member-avatar.tsx';

const meta: Meta<typeof MemberAvatar> = { component: MemberAvatar };
export default meta;
type Story = StoryObj<typeof MemberAvatar>;

export const Initials: Story = { args: { fullName: 'Nora Quayle', username: 'nora' } };
export const Large: Story = { args: { fullName: 'Ada Quiet', username: 'ada', size: '16' } };
