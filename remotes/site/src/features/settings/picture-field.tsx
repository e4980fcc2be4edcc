import { Controller } from '@boardwalk/kit';
import { PictureChoice } from '../../settings/picture-choice.tsx';
import type { PartProps } from './settings-values.ts';

export type PicturePath =
  | `settings.look.${'logo' | 'icon' | 'hero.light' | 'hero.dark'}`
  | `settings.home.sections.${number}.picture`
  | `settings.home.cards.${'framework' | 'economy' | 'community' | 'security'}.picture`;

interface PictureFieldProps extends PartProps {
  name: PicturePath;
  label: string;
  help?: string;
}

/** A picture of the library, with its alternative text. */
export function PictureField({ form, name, label, help }: PictureFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      label={label}
      render={({ field, fieldState }) => (
        <PictureChoice
          label={label}
          help={help}
          picture={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      )}
    />
  );
}
