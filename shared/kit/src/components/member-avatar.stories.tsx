import { DELETED_MEMBER } from '@boardwalk/contracts';
import type { Meta, StoryObj } from '@storybook/react';
import { MemberAvatar } from './member-avatar.tsx';

const meta: Meta<typeof MemberAvatar> = { component: MemberAvatar };
export default meta;
type Story = StoryObj<typeof MemberAvatar>;

export const Portrait: Story = { args: { fullName: 'Nora Quayle', username: 'nora' } };
export const Small: Story = { args: { fullName: 'Nora Quayle', username: 'nora', size: '6' } };
export const Large: Story = { args: { fullName: 'Ada Quiet', username: 'ada', size: '8rem' } };
export const DeletedMember: Story = { args: DELETED_MEMBER };
