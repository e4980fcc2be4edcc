import { type FormField as Field, FORM_LIMITS } from '@boardwalk/contracts';
import { FormField, Grid, Input } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { FieldEditorProps } from './field-editor.tsx';
import { numberOrNone, orNone } from './form-draft.ts';
import { OptionList } from './option-list.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { FileFields, ProviderField, ScaleFields } from './scale-and-file-fields.tsx';

/** Settings specific to the field's type. */
export function TypeFields(props: FieldEditorProps) {
  const { field, rows, index } = props;
  const replace = (next: Field) => rows.replace(index, next);
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

interface BoundsProps extends FieldEditorProps {
  of: 'characters' | 'value' | 'choices' | 'date';
  most?: number;
}

function Bounds({ form, index, of, most }: BoundsProps) {
  const { t } = useLingui();
  const labels = {
    characters: [t`Minimum number of characters`, t`Maximum number of characters`],
    value: [t`Lowest number`, t`Highest number`],
    choices: [t`Minimum number of choices`, t`Maximum number of choices`],
    date: [t`Earliest day`, t`Latest day`],
  } as const;
  const [least, greatest] = labels[of];
  const isDate = of === 'date';
  const rules = { setValueAs: isDate ? orNone : numberOrNone };
  const type = isDate ? 'date' : 'number';
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, 14rem)' }} gap="4">
      <FormField name={`definition.fields.${index}.min`} control={form.control} label={least} rules={rules}>
        {(input) => <Input {...input} type={type} min={isDate ? undefined : 0} max={most} />}
      </FormField>
      <FormField
        name={`definition.fields.${index}.max`}
        control={form.control}
        label={greatest}
        rules={rules}
      >
        {(input) => <Input {...input} type={type} min={isDate ? undefined : 0} max={most} />}
      </FormField>
    </Grid>
  );
}

function PatternFields({ form, index }: FieldEditorProps) {
  const { t } = useLingui();
  const at = `definition.fields.${index}` as const;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="4">
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
        label={t`Error message if it doesn’t match`}
        rules={{ setValueAs: orNone }}
      >
        {(input) => <Input {...input} maxLength={FORM_LIMITS.help} />}
      </FormField>
    </Grid>
  );
}
