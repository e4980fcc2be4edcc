import { asLocalText, localize, type SiteText } from '@boardwalk/contracts';
import { Controller, Field, Input, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { PartProps } from './settings-values.ts';
import { useTextLanguage } from './text-language.tsx';

type Part = 'label' | 'title' | 'text';
export type LocalPath =
  | `settings.${'tagline' | 'description' | 'footer.note'}`
  | `settings.stats.${'guilds' | 'regions' | 'dailyPlayers'}.${'label' | 'value'}`
  | `settings.home.hero.${'title' | 'text'}`
  | `settings.home.sections.${number}.${Part}`
  | `settings.home.cards.${'framework' | 'economy' | 'community' | 'security'}.${'title' | 'text'}`;

interface LocalTextFieldProps extends PartProps {
  name: LocalPath;
  label: string;
  max: number;
  help?: string;
  /** Placeholder of an empty field; by default states that the default text is shown. */
  placeholder?: string;
  lines?: number;
}

/** A text, in the language that the form shows. */
export function LocalTextField({
  form,
  name,
  label,
  max,
  help,
  placeholder,
  lines = 1,
}: LocalTextFieldProps) {
  const { t } = useLingui();
  const language = useTextLanguage(form.watch('settings.languages'));
  return (
    <Controller
      control={form.control}
      name={name}
      label={label}
      render={({ field, fieldState }) => {
        const texts = asLocalText(field.value as SiteText);
        const shared = {
          ref: field.ref,
          lang: language,
          value: texts[language] ?? '',
          maxLength: max,
          // The text that is shown instead of a missing translation.
          placeholder: localize(texts, language) || (placeholder ?? t`Default text`),
          onChange: (event: { target: { value: string } }) =>
            field.onChange({ ...texts, [language]: event.target.value }),
        };
        return (
          <Field.Root invalid={fieldState.invalid}>
            <Field.Label>{label}</Field.Label>
            {lines === 1 ? <Input {...shared} /> : <Textarea rows={lines} {...shared} />}
            {help && <Field.HelperText>{help}</Field.HelperText>}
            <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
          </Field.Root>
        );
      }}
    />
  );
}
