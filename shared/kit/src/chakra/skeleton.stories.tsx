import { Skeleton } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Line: Story = { args: { height: '6', width: '16rem' } };
export const Block: Story = { args: { height: '12rem' } };
