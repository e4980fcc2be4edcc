import { Controller } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { AccentChoice } from '../../settings/accent-choice.tsx';
import type { PartProps } from './settings-values.ts';

/** The accent: its fill, and its text in both themes, each with its lowest contrast. */
export function AccentField({ form }: PartProps) {
  const { t } = useLingui();
  const palette = form.watch('settings.look.palette');
  return (
    <Controller
      control={form.control}
      name="settings.look.accent"
      label={t`Accent`}
      render={({ field, fieldState }) => (
        <AccentChoice
          palette={palette}
          accent={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      )}
    />
  );
}
