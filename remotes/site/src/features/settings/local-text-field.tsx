import { asLocalText, type PageLanguage, type SiteText } from '@boardwalk/contracts';
import { Controller, Field, Input, LANGUAGES, Stack, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { PartProps } from './settings-values.ts';

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

/** A text in each language of the site. */
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
  const languages = form.watch('settings.languages');
  return (
    <Controller
      control={form.control}
      name={name}
      label={label}
      render={({ field, fieldState }) => {
        const texts = asLocalText(field.value as SiteText);
        return (
          <Stack gap="2">
            {languages.map((language: PageLanguage, index: number) => {
              const shared = {
                value: texts[language] ?? '',
                maxLength: max,
                placeholder: placeholder ?? t`Default text`,
                onChange: (event: { target: { value: string } }) =>
                  field.onChange({ ...texts, [language]: event.target.value }),
              };
              return (
                <Field.Root key={language} invalid={fieldState.invalid}>
                  <Field.Label>
                    {label} {languages.length > 1 && `(${LANGUAGES[language]})`}
                  </Field.Label>
                  {lines === 1 ? (
                    <Input ref={index === 0 ? field.ref : undefined} {...shared} />
                  ) : (
                    <Textarea ref={index === 0 ? field.ref : undefined} rows={lines} {...shared} />
                  )}
                  {index === 0 && help && <Field.HelperText>{help}</Field.HelperText>}
                  {index === 0 && <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>}
                </Field.Root>
              );
            })}
          </Stack>
        );
      }}
    />
  );
}
