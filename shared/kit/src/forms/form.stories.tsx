import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from 'storybook/test';
import { Input, Textarea } from '../chakra/forms.ts';
import { RequestError } from '../request/request-error.ts';
import { Form, FormField, FormSummary, FormSwitch, SubmitButton } from './parts.tsx';

interface Notice {
  title: string;
  text: string;
  pinned: boolean;
}

function NoticeForm({ onSubmit }: { onSubmit: (notice: Notice) => Promise<void> }) {
  return (
    <Form
      aria-label="Notice"
      defaultValues={{ title: '', text: '', pinned: false }}
      onSubmit={onSubmit}
      failure="The notice could not be saved"
      guard={false}
    >
      {({ control }) => (
        <Stack gap="5" align="start">
          <FormSummary />
          <FormField control={control} name="title" label="Title" rules={{ required: 'Give it a title.' }}>
            {(field) => <Input {...field} />}
          </FormField>
          <FormField control={control} name="text" label="Text" limit={200}>
            {(field) => <Textarea {...field} />}
          </FormField>
          <FormSwitch control={control} name="pinned" label="Keep it at the top" />
          <SubmitButton>Save</SubmitButton>
        </Stack>
      )}
    </Form>
  );
}

const meta: Meta<typeof NoticeForm> = { component: NoticeForm, args: { onSubmit: fn(async () => {}) } };
export default meta;
type Story = StoryObj<typeof NoticeForm>;

export const Fields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Fog');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const sent = { title: 'Fog', text: '', pinned: false };
    await expect(args.onSubmit).toHaveBeenCalledWith(sent, expect.anything());
  },
};
export const Summary: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const title = globals.language === 'de' ? /1 Feld/ : '1 field needs attention';
    const summary = await canvas.findByRole('group', { name: title });
    await expect(within(summary).getByRole('link', { name: 'Title' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ServerError: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new RequestError({
        type: 'VALIDATION',
        status: 422,
        fields: [{ path: 'body.title', message: 'There is a notice of this title.' }],
      });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Fog{Enter}');
    const errors = await canvas.findAllByText(/There is a notice of this title\./);
    await expect(errors.length).toBeGreaterThan(0);
    await expect(canvas.getByLabelText(/^Title/)).toHaveAttribute('aria-invalid', 'true');
  },
};
