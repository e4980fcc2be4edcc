import type { Meta, StoryObj } from '@storybook/react';
import { SectionLabel } from './section-label.tsx';

const meta: Meta<typeof SectionLabel> = { component: SectionLabel };
export default meta;
type Story = StoryObj<typeof SectionLabel>;

export const Numbered: Story = { args: { number: '4', children: 'Harbour Street' } };
export const Unnumbered: Story = { args: { children: 'Eastgate' } };
