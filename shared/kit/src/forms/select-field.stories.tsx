import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { Form, SelectField, SubmitButton } from './parts.tsx';

const submit = fn();

const meta: Meta<typeof SelectField> = {
  component: SelectField,
  render: () => (
    <Form defaultValues={{ line: '' }} failure="The ticket could not be bought" onSubmit={submit}>
      {({ control }) => (
        <>
          <SelectField
            control={control}
            name="line"
            label="Line"
            helperText="Ferries leave every hour."
            rules={{ required: 'Choose a line.' }}
            options={[
              { value: 'north', label: 'North pier' },
              { value: 'south', label: 'South pier' },
            ]}
          >
            <option value="">Choose…</option>
          </SelectField>
          <SubmitButton>Buy</SubmitButton>
        </>
      )}
    </Form>
  ),
};
export default meta;
type Story = StoryObj<typeof SelectField>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Line/ }), 'South pier');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(submit).toHaveBeenCalledWith({ line: 'south' }, expect.anything());
  },
};
export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy' }));
    await canvas.findAllByText('Choose a line.');
  },
};
