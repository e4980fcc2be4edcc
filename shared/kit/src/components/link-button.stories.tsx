import type { Meta, StoryObj } from '@storybook/react';
import { LinkButton } from './link-button.tsx';

const meta: Meta<typeof LinkButton> = { component: LinkButton };
export default meta;
type Story = StoryObj<typeof LinkButton>;

export const Plain: Story = { args: { to: '/news', children: 'Read the news' } };
export const Outline: Story = { args: { to: '/news', variant: 'outline', children: 'All notices' } };
