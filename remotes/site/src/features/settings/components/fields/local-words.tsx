import type { PageLanguage } from '@boardwalk/contracts';
import { Controller, Field, Input, LANGUAGES, Stack, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { PartProps } from '../../settings-values.ts';

type Words = 'label' | 'title' | 'text';
export type LocalPath =
  | `settings.home.hero.${'title' | 'text'}`
  | `settings.home.sections.${number}.${Words}`
  | `settings.home.cards.${'framework' | 'economy' | 'community' | 'security'}.${'title' | 'text'}`;

interface LocalWordsProps extends PartProps {
  name: LocalPath;
  label: string;
  max: number;
  lines?: number;
}

/** A text in each language that the site offers. */
export function LocalWords({ form, name, label, max, lines = 1 }: LocalWordsProps) {
  const { t } = useLingui();
  const languages = form.watch('settings.languages');
  return (
    <Controller
      control={form.control}
      name={name}
      label={label}
      render={({ field, fieldState }) => (
        <Stack gap="2">
          {languages.map((language: PageLanguage, index: number) => {
            const shared = {
              value: field.value[language],
              maxLength: max,
              placeholder: t`The usual words`,
              onChange: (event: { target: { value: string } }) =>
                field.onChange({ ...field.value, [language]: event.target.value }),
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
                {index === 0 && <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>}
              </Field.Root>
            );
          })}
        </Stack>
      )}
    />
  );
}
