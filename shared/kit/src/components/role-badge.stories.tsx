import { ROLE_COLOURS } from '@boardwalk/contracts';
import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { RoleBadge } from './role-badge.tsx';

const meta: Meta<typeof RoleBadge> = { component: RoleBadge, args: { role: 'MODERATOR' } };
export default meta;
type Story = StoryObj<typeof RoleBadge>;

export const EveryColour: Story = {
  render: ({ role }) => (
    <HStack wrap="wrap">
      {ROLE_COLOURS.map((colour) => (
        <RoleBadge key={colour} role={role} colour={colour} />
      ))}
    </HStack>
  ),
};
export const WithSource: Story = { args: { colour: 'dusk', children: 'identity' } };
export const Longest: Story = { args: { role: 'KEEPERS_OF_THE_LIGHTHOUS' } };
