import { Button } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { FormBar } from './form-bar.tsx';

const meta: Meta<typeof FormBar> = { component: FormBar };
export default meta;
type Story = StoryObj<typeof FormBar>;

export const Save: Story = { args: { children: <Button colorPalette="sodium">Save</Button> } };
