import {
  type FormField as Field,
  FORM_FILE_KINDS,
  FORM_LIMITS,
  type IDENTITY_PROVIDERS,
} from '@boardwalk/contracts';
import {
  Checkbox,
  CheckboxGroup,
  Fieldset,
  FormField,
  FormNumberField,
  Grid,
  HStack,
  Input,
  SelectField,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { FieldEditorProps } from './field-editor.tsx';

/** Minimum and maximum of a scale. */
export function ScaleFields({ form, index }: FieldEditorProps) {
  const { t } = useLingui();
  const at = `definition.fields.${index}` as const;
  const { control } = form;
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr) minmax(0, 1fr)',
        md: '6rem 6rem minmax(0, 1fr) minmax(0, 1fr)',
      }}
      gap="4"
    >
      <FormNumberField control={control} name={`${at}.min`} label={t`From`} min={0} max={1} omitEmpty />
      <FormNumberField control={control} name={`${at}.max`} label={t`To`} min={3} max={10} omitEmpty />
      <FormField control={control} name={`${at}.minLabel`} label={t`Label for the lowest value`}>
        {(input) => <Input {...input} maxLength={40} />}
      </FormField>
      <FormField control={control} name={`${at}.maxLabel`} label={t`Label for the highest value`}>
        {(input) => <Input {...input} maxLength={40} />}
      </FormField>
    </Grid>
  );
}

/** Provider of the requested account. */
export function ProviderField({ form, index }: FieldEditorProps) {
  const { t } = useLingui();
  const names: Record<(typeof IDENTITY_PROVIDERS)[number], string> = {
    discord: t`Discord`,
    game: t`The game`,
  };
  return (
    <SelectField
      control={form.control}
      name={`definition.fields.${index}.provider`}
      label={t`Account`}
      options={names}
      maxW="14rem"
    />
  );
}

interface FileFieldsProps extends Omit<FieldEditorProps, 'field'> {
  field: Extract<Field, { type: 'file' }>;
  onChange: (field: Field) => void;
}

/** Number and types of files. */
export function FileFields({ field, onChange, form, index }: FileFieldsProps) {
  const { t } = useLingui();
  const names: Record<(typeof FORM_FILE_KINDS)[number], string> = {
    'image/jpeg': 'JPEG',
    'image/png': 'PNG',
    'image/webp': 'WebP',
    'application/pdf': 'PDF',
    'text/plain': t`Plain text`,
  };
  return (
    <HStack align="start" gap="8" wrap="wrap">
      <FormNumberField
        control={form.control}
        name={`definition.fields.${index}.max`}
        label={t`How many files`}
        min={1}
        max={FORM_LIMITS.files}
        omitEmpty
        maxW="8rem"
      />
      <Fieldset.Root width="auto">
        <Fieldset.Legend>{t`Kinds of files`}</Fieldset.Legend>
        <CheckboxGroup
          value={field.kinds}
          onValueChange={(kinds) =>
            onChange({ ...field, kinds: FORM_FILE_KINDS.filter((kind) => kinds.includes(kind)) })
          }
        >
          <HStack wrap="wrap" gap="4">
            {FORM_FILE_KINDS.map((kind) => (
              <Checkbox.Root key={kind} value={kind}>
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label fontWeight="normal">{names[kind]}</Checkbox.Label>
              </Checkbox.Root>
            ))}
          </HStack>
        </CheckboxGroup>
      </Fieldset.Root>
    </HStack>
  );
}
