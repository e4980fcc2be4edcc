import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { Field, Input, NativeSelect, Textarea } from './forms.ts';

const meta: Meta<typeof Field.Root> = { component: Field.Root };
export default meta;
type Story = StoryObj<typeof Field.Root>;

export const Text: Story = {
  render: (props) => (
    <Field.Root {...props}>
      <Field.Label>Name of the boat</Field.Label>
      <Input defaultValue="Meridian Queen" />
      <Field.HelperText>As it is painted on the bow.</Field.HelperText>
    </Field.Root>
  ),
};
export const Wrong: Story = {
  args: { invalid: true, required: true },
  render: (props) => (
    <Field.Root {...props}>
      <Field.Label>
        Name of the boat <Field.RequiredIndicator />
      </Field.Label>
      <Input />
      <Field.ErrorText>Give the boat a name.</Field.ErrorText>
    </Field.Root>
  ),
};
export const LongAndChosen: Story = {
  render: () => (
    <Stack gap="4">
      <Field.Root>
        <Field.Label>What happened</Field.Label>
        <Textarea defaultValue="A crate of lamps fell into the harbour." />
      </Field.Root>
      <Field.Root>
        <Field.Label>District</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field defaultValue="harbour">
            <option value="harbour">Harbour</option>
            <option value="eastgate">Eastgate</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
    </Stack>
  ),
};
