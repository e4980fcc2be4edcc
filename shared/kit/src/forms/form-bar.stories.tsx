import { Button } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { Input } from '../chakra/forms.ts';
import { FormBar } from './form-bar.tsx';
import { Form, FormField, SubmitButton, UnsavedChanges } from './parts.tsx';

const meta: Meta<typeof FormBar> = { component: FormBar };
export default meta;
type Story = StoryObj<typeof FormBar>;

export const Save: Story = { args: { children: <Button colorPalette="sodium">Save</Button> } };
export const Changes: Story = {
  render: () => (
    <Form defaultValues={{ name: 'Meridian Queen' }}>
      {({ control }) => (
        <>
          <FormField control={control} name="name" label="Name of the boat">
            {(field) => <Input {...field} />}
          </FormField>
          <FormBar>
            <UnsavedChanges />
            <SubmitButton needsChange>Save</SubmitButton>
          </FormBar>
        </>
      )}
    </Form>
  ),
};
