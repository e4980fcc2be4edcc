import { Controller, LANGUAGES, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { AreaChoice, CheckRow, toggled } from '../../settings/area-choice.tsx';
import type { PartProps } from './settings-values.ts';

const LANGUAGE_NAMES = Object.entries(LANGUAGES) as [keyof typeof LANGUAGES, string][];

/** Enabled areas and languages. */
export function FeaturesPart({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="8">
      <Controller
        control={form.control}
        name="settings.areasOff"
        label={t`Features`}
        render={({ field }) => <AreaChoice off={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={form.control}
        name="settings.languages"
        label={t`Languages`}
        render={({ field, fieldState }) => (
          <Stack gap="3" role="group" aria-label={t`Languages`}>
            <Text fontWeight="500">
              <Trans>Languages that members can choose</Trans>
            </Text>
            {LANGUAGE_NAMES.map(([language, name]) => (
              <CheckRow
                key={language}
                label={name}
                checked={field.value.includes(language)}
                onChange={(on) => field.onChange(toggled(field.value, language, on))}
              />
            ))}
            <Text fontSize="sm" color="fg.muted">
              <Trans>The first one is for visitors who have chosen none.</Trans>
            </Text>
            {fieldState.error && (
              <Text role="alert" fontSize="sm" color="fg.error">
                {fieldState.error.message}
              </Text>
            )}
          </Stack>
        )}
      />
    </Stack>
  );
}
