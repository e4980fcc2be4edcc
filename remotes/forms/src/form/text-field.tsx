import type { PublicField } from '@boardwalk/contracts';
import { type Control, FormField, Input, NumberField, Textarea, type UseFormReturn } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FormValues } from './form-values.ts';

type InputProps = ComponentProps<typeof Input>;
type TextualField = Extract<
  PublicField,
  { type: 'short_text' | 'long_text' | 'number' | 'date' | 'email' | 'url' }
>;

interface TextFieldProps {
  field: TextualField;
  control: Control<FormValues>;
}

const INPUTS = {
  short_text: { type: 'text' },
  date: { type: 'date' },
  email: { type: 'email', autoComplete: 'email' },
  url: { type: 'url', placeholder: 'https://' },
} as const satisfies Record<Exclude<TextualField['type'], 'long_text' | 'number'>, InputProps>;

/** A field with typed input. */
export function TextField({ field, control }: TextFieldProps) {
  const { t } = useLingui();
  const { id, label, help, required } = field;
  const counted = field.type === 'long_text' || (field.type === 'short_text' && field.max < 300);
  return (
    <FormField
      control={control}
      name={id}
      label={label}
      helperText={help || undefined}
      limit={counted ? field.max : undefined}
      rules={{
        required: required ? t`This needs an answer.` : undefined,
        // An empty number is no answer, not a wrong one.
        setValueAs:
          field.type === 'number'
            ? (value) => (value === '' || value === undefined ? undefined : Number(value))
            : undefined,
      }}
      maxW={field.type === 'number' || field.type === 'date' ? '16rem' : undefined}
    >
      {(input) => <FieldInput field={field} input={input} />}
    </FormField>
  );
}

function FieldInput({ field, input }: { field: TextualField; input: ReturnType<UseFormReturn['register']> }) {
  switch (field.type) {
    case 'long_text':
      return <Textarea {...input} rows={field.max > 600 ? 8 : 4} maxLength={field.max} autoresize />;
    case 'number':
      return (
        <NumberField
          {...input}
          inputMode="decimal"
          min={field.min}
          max={field.max}
          step={field.whole ? 1 : 'any'}
        />
      );
    default:
      return <Input {...input} {...INPUTS[field.type]} {...boundsOf(field)} />;
  }
}

function boundsOf(field: Exclude<TextualField, { type: 'long_text' | 'number' }>): InputProps {
  if (field.type === 'short_text') return { maxLength: field.max };
  if (field.type === 'date') return { min: field.min, max: field.max };
  return {};
}
