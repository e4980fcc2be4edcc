import { type PublicField, shownFields } from '@boardwalk/contracts';
import { type Control, Heading, Stack, Text, Watch } from '@boardwalk/kit';
import { memo } from 'react';
import { ChoiceField } from './choice-field.tsx';
import type { FieldSource } from './field-source.ts';
import { FileField } from './file-field.tsx';
import { type FormValues, givenIn } from './form-values.ts';
import { IdentityField } from './identity-field.tsx';
import { QuizField } from './quiz-field.tsx';
import { TextField } from './text-field.tsx';

interface FormFieldsProps {
  fields: readonly PublicField[];
  control: Control<FormValues>;
  /** Source of files and linked accounts; empty in a preview. */
  source: FieldSource;
}

/** Visible fields of a form for the current answers. */
export function FormFields({ fields, control, source }: FormFieldsProps) {
  return (
    <Stack gap="8">
      <Watch
        control={control}
        render={(values) =>
          shownFields(fields, givenIn(fields, values, source.linked)).map((field) => (
            <FieldInput key={field.id} field={field} control={control} source={source} />
          ))
        }
      />
    </Stack>
  );
}

/** Memoized: the visible fields are computed again at each keystroke. */
export const FieldInput = memo(function FieldInput({
  field,
  control,
  source,
}: Pick<FormFieldsProps, 'control' | 'source'> & { field: PublicField }) {
  switch (field.type) {
    case 'heading':
      return (
        <Heading
          as="h2"
          textStyle="2xl"
          pt="4"
          borderTopWidth="1px"
          _first={{ pt: '0', borderTopWidth: '0' }}
        >
          {field.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <Text maxW="measure" whiteSpace="pre-line">
          {field.text}
        </Text>
      );
    case 'short_text':
    case 'long_text':
    case 'number':
    case 'date':
    case 'email':
    case 'url':
      return <TextField field={field} control={control} />;
    case 'select':
    case 'radio':
    case 'multi_select':
    case 'consent':
    case 'scale':
      return <ChoiceField field={field} control={control} />;
    case 'quiz':
      return <QuizField field={field} control={control} />;
    case 'identity':
      return <IdentityField field={field} control={control} source={source} />;
    case 'file':
      return <FileField field={field} control={control} source={source} />;
  }
});
