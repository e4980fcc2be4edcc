import { FormField, Stack, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { PartProps } from '../../settings-values.ts';
import { AccentField } from '../fields/accent-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';

/** Colours, letters, logo and the large picture. */
export function LookPart({ form }: PartProps) {
  const { t } = useLingui();
  const of = { form };
  return (
    <Stack gap="6">
      <ChoiceField
        {...of}
        name="settings.look.palette"
        label={t`Grounds`}
        options={[
          ['harbour', t`Sand and night blue`],
          ['alpine', t`Snow and pine`],
          ['slate', t`Grey`],
        ]}
      />
      <AccentField form={form} />
      <ChoiceField
        {...of}
        name="settings.look.headings"
        label={t`Headings`}
        options={[
          ['poster', t`Poster`],
          ['book', t({ message: 'Book', context: 'typeface' })],
        ]}
      />
      <ChoiceField
        {...of}
        name="settings.look.corners"
        label={t`Corners`}
        options={[
          ['round', t`Round`],
          ['square', t`Square`],
        ]}
      />
      <ChoiceField
        {...of}
        name="settings.look.mark"
        label={t`Mark`}
        options={[
          ['initial', t`First letter`],
          ['lamp', t`Lamp`],
          ['peak', t`Peak`],
        ]}
      />
      <PictureField
        {...of}
        name="settings.look.logo"
        label={t`Logo`}
        help={t`PNG or another picture. It takes the place of the mark.`}
      />
      <FormField
        control={form.control}
        name="settings.look.logoSvg"
        label={t`Logo as SVG`}
        helperText={t`The text of an SVG file. Of it, shapes and colours are kept; scripts, styles and whatever leads elsewhere are not.`}
      >
        {(field) => <Textarea {...field} rows={3} fontFamily="mono" fontSize="sm" spellCheck={false} />}
      </FormField>
      <PictureField
        {...of}
        name="settings.look.icon"
        label={t`Icon`}
        help={t`For tabs and home screens, where it shall be another one than the logo.`}
      />
      <ChoiceField
        {...of}
        name="settings.look.scenery"
        label={t`Drawn pictures`}
        options={[
          ['harbour', t`Harbour`],
          ['mountain', t`Mountains`],
          ['contours', t`Contour lines`],
        ]}
      />
      <PictureField
        {...of}
        name="settings.look.hero.light"
        label={t`Large picture of Home`}
        help={t`It takes the place of the drawn one. The words stand on its left.`}
      />
      <PictureField
        {...of}
        name="settings.look.hero.dark"
        label={t`The same for the dark theme`}
        help={t`Without one the picture above stands in both.`}
      />
    </Stack>
  );
}
