import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, within } from 'storybook/test';
import { Textarea } from '../chakra/forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormField } from './parts.tsx';

const meta: Meta<typeof FormDialog<{ text: string }>> = {
  component: FormDialog<{ text: string }>,
  args: {
    title: 'Message seller',
    submitLabel: 'Send',
    defaultValues: { text: '' },
    onSubmit: fn(),
    onClose: fn(),
    failure: 'Your message could not be sent',
    children: ({ control }) => (
      <FormField control={control} name="text" label="Message" rules={{ required: 'Enter a message.' }}>
        {(field) => <Textarea {...field} rows={4} />}
      </FormField>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof FormDialog<{ text: string }>>;

export const Empty: Story = {};
export const WithErrors: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Message seller' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Send' }));
    await within(dialog).findAllByText('Enter a message.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
