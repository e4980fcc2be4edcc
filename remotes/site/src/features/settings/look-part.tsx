import { FormField, Stack, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import {
  CornerSample,
  HeadingSample,
  MarkSample,
  PaletteSample,
  ScenerySample,
} from '../../settings/look-samples.tsx';
import { AccentField } from './accent-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { PartProps } from './settings-values.ts';

/** Colors, fonts, logo and hero picture. */
export function LookPart({ form }: PartProps) {
  const { t } = useLingui();
  const of = { form };
  const look = form.watch('settings.look');
  const name = form.watch('settings.name');
  return (
    <Stack gap="6">
      <ChoiceField
        {...of}
        name="settings.look.palette"
        label={t`Background colors`}
        options={[
          ['harbour', t`Sand and night blue`],
          ['alpine', t`Snow and pine`],
          ['slate', t`Gray`],
        ]}
        sample={(palette) => <PaletteSample palette={palette} fill={look.accent.fill} />}
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
        sample={(headings) => <HeadingSample headings={headings} />}
      />
      <ChoiceField
        {...of}
        name="settings.look.corners"
        label={t`Corners`}
        options={[
          ['round', t`Round`],
          ['square', t`Square`],
        ]}
        sample={(corners) => <CornerSample corners={corners} />}
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
        sample={(mark) => <MarkSample mark={mark} look={look} name={name} />}
      />
      <PictureField
        {...of}
        name="settings.look.logo"
        label={t`Logo`}
        help={t`PNG or another image format. Replaces the mark.`}
      />
      <FormField
        control={form.control}
        name="settings.look.logoSvg"
        label={t`Logo as SVG`}
        helperText={t`The content of an SVG file. Shapes and colors are kept; scripts, styles and external links are removed.`}
      >
        {(field) => <Textarea {...field} rows={3} fontFamily="mono" fontSize="sm" spellCheck={false} />}
      </FormField>
      <PictureField
        {...of}
        name="settings.look.icon"
        label={t`Icon`}
        help={t`For browser tabs and home screens, if it should differ from the logo.`}
      />
      <ChoiceField
        {...of}
        name="settings.look.scenery"
        label={t`Illustrations`}
        options={[
          ['harbour', t`Harbor`],
          ['mountain', t`Mountains`],
          ['contours', t`Contour lines`],
        ]}
        sample={(scenery) => <ScenerySample scenery={scenery} look={look} />}
      />
      <PictureField
        {...of}
        name="settings.look.hero.light"
        label={t`Large picture on Home`}
        help={t`Replaces the illustration. The text is shown on its left side.`}
      />
      <PictureField
        {...of}
        name="settings.look.hero.dark"
        label={t`The same for the dark theme`}
        help={t`Without one, the picture above is used in both themes.`}
      />
    </Stack>
  );
}
