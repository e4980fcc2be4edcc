import {
  type FormField as Field,
  FORM_FILE_KINDS,
  FORM_LIMITS,
  IDENTITY_PROVIDERS,
} from '@boardwalk/contracts';
import {
  Checkbox,
  CheckboxGroup,
  Fieldset,
  FormField,
  Grid,
  HStack,
  Input,
  NativeSelect,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { FieldEditorProps } from './field-editor.tsx';
import { OptionList } from './option-list.tsx';
import { QuizQuestions } from './quiz-questions.tsx';

/** What only fields of this type have. */
export function TypeFields(props: FieldEditorProps) {
  const { field, rows, place } = props;
  const replace = (next: Field) => rows.replace(place, next);
  switch (field.type) {
    case 'short_text':
      return (
        <>
          <Bounds {...props} most={FORM_LIMITS.shortText} of="characters" />
          <PatternFields {...props} />
        </>
      );
    case 'long_text':
      return <Bounds {...props} most={FORM_LIMITS.longText} of="characters" />;
    case 'number':
      return <Bounds {...props} of="value" />;
    case 'date':
      return <Bounds {...props} of="date" />;
    case 'select':
    case 'radio':
      return <OptionList options={field.options} onChange={(options) => replace({ ...field, options })} />;
    case 'multi_select':
      return (
        <>
          <OptionList options={field.options} onChange={(options) => replace({ ...field, options })} />
          <Bounds {...props} most={field.options.length} of="choices" />
        </>
      );
    case 'scale':
      return <ScaleFields {...props} />;
    case 'identity':
      return <ProviderField {...props} />;
    case 'file':
      return <FileFields {...props} field={field} onChange={replace} />;
    case 'quiz':
      return <QuizQuestions field={field} onChange={replace} />;
    default:
      return null;
  }
}

/** An empty number or date is none. */
const orNone = (text: unknown) => (text === '' || text === undefined ? undefined : text);
const numberOrNone = (text: unknown) => (orNone(text) === undefined ? undefined : Number(text));

interface BoundsProps extends FieldEditorProps {
  of: 'characters' | 'value' | 'choices' | 'date';
  most?: number;
}

function Bounds({ form, place, of, most }: BoundsProps) {
  const { t } = useLingui();
  const labels = {
    characters: [t`At least, in characters`, t`At most, in characters`],
    value: [t`Lowest number`, t`Highest number`],
    choices: [t`At least, in choices`, t`At most, in choices`],
    date: [t`Earliest day`, t`Latest day`],
  } as const;
  const [least, greatest] = labels[of];
  const isDate = of === 'date';
  const rules = { setValueAs: isDate ? orNone : numberOrNone };
  const type = isDate ? 'date' : 'number';
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 14rem)' }} gap="4">
      <FormField name={`definition.fields.${place}.min`} control={form.control} label={least} rules={rules}>
        {(input) => <Input {...input} type={type} min={isDate ? undefined : 0} max={most} />}
      </FormField>
      <FormField
        name={`definition.fields.${place}.max`}
        control={form.control}
        label={greatest}
        rules={rules}
      >
        {(input) => <Input {...input} type={type} min={isDate ? undefined : 0} max={most} />}
      </FormField>
    </Grid>
  );
}

function PatternFields({ form, place }: FieldEditorProps) {
  const { t } = useLingui();
  const at = `definition.fields.${place}` as const;
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <FormField
        control={form.control}
        name={`${at}.pattern`}
        label={t`Pattern`}
        helperText={t`A regular expression (RE2) that the whole answer has to match. Leave it empty for any text.`}
        rules={{ setValueAs: orNone }}
      >
        {(input) => <Input {...input} maxLength={FORM_LIMITS.pattern} fontFamily="mono" spellCheck={false} />}
      </FormField>
      <FormField
        control={form.control}
        name={`${at}.patternHint`}
        label={t`What to say when it doesn’t match`}
        rules={{ setValueAs: orNone }}
      >
        {(input) => <Input {...input} maxLength={FORM_LIMITS.help} />}
      </FormField>
    </Grid>
  );
}

function ScaleFields({ form, place }: FieldEditorProps) {
  const { t } = useLingui();
  const at = `definition.fields.${place}` as const;
  const { control } = form;
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: '6rem 6rem 1fr 1fr' }} gap="4">
      <FormField control={control} name={`${at}.min`} label={t`From`} rules={{ setValueAs: numberOrNone }}>
        {(input) => <Input {...input} type="number" min={0} max={1} />}
      </FormField>
      <FormField control={control} name={`${at}.max`} label={t`To`} rules={{ setValueAs: numberOrNone }}>
        {(input) => <Input {...input} type="number" min={3} max={10} />}
      </FormField>
      <FormField control={control} name={`${at}.minLabel`} label={t`Words for the lowest`}>
        {(input) => <Input {...input} maxLength={40} />}
      </FormField>
      <FormField control={control} name={`${at}.maxLabel`} label={t`Words for the highest`}>
        {(input) => <Input {...input} maxLength={40} />}
      </FormField>
    </Grid>
  );
}

function ProviderField({ form, place }: FieldEditorProps) {
  const { t } = useLingui();
  const names: Record<(typeof IDENTITY_PROVIDERS)[number], string> = {
    discord: t`Discord`,
    game: t`The game`,
  };
  return (
    <FormField
      control={form.control}
      name={`definition.fields.${place}.provider`}
      label={t`Account`}
      maxW="14rem"
    >
      {(input) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...input}>
            {IDENTITY_PROVIDERS.map((provider) => (
              <option key={provider} value={provider}>
                {names[provider]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FormField>
  );
}

interface FileFieldsProps extends Omit<FieldEditorProps, 'field'> {
  field: Extract<Field, { type: 'file' }>;
  onChange: (field: Field) => void;
}

function FileFields({ field, onChange, form, place }: FileFieldsProps) {
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
      <FormField
        control={form.control}
        name={`definition.fields.${place}.max`}
        label={t`How many files`}
        maxW="8rem"
        rules={{ setValueAs: numberOrNone }}
      >
        {(input) => <Input {...input} type="number" min={1} max={FORM_LIMITS.files} />}
      </FormField>
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
