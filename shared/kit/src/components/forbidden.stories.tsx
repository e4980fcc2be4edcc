import type { Meta, StoryObj } from '@storybook/react';
import { Forbidden } from './forbidden.tsx';

const meta: Meta<typeof Forbidden> = { component: Forbidden };
export default meta;

export const OfAPage: StoryObj<typeof Forbidden> = { args: { permission: 'forms.manage' } };
export const OfAPanel: StoryObj<typeof Forbidden> = { args: { permission: 'forms.manage', panel: true } };
