import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { Form, FormNumberField, SubmitButton } from './parts.tsx';

const submit = fn();

const meta: Meta<typeof FormNumberField> = {
  component: FormNumberField,
  render: () => (
    <Form<{ area: number | null }>
      defaultValues={{ area: null }}
      failure="It could not be saved"
      onSubmit={submit}
    >
      {({ control }) => (
        <>
          <FormNumberField
            control={control}
            name="area"
            label="Area"
            unit="m²"
            min={1}
            max={5000}
            decimals={1}
            helperText="Without the balcony."
          />
          <SubmitButton>Save</SubmitButton>
        </>
      )}
    </Form>
  ),
};
export default meta;
type Story = StoryObj<typeof FormNumberField>;

export const WithUnit: Story = {
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Area' }), '80.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submit).toHaveBeenCalledWith({ area: 80.5 }, expect.anything());
  },
};
export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    const area = await canvas.findByRole('spinbutton', { name: 'Area' });
    await userEvent.type(area, '6000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(area).toHaveAttribute('aria-invalid', 'true');
    await expect(submit).not.toHaveBeenCalled();
  },
};
