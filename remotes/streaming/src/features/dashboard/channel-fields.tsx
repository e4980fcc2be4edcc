import { STREAM_LIMITS, STREAM_PLATFORMS, type StreamPlatformName } from '@boardwalk/contracts';
import { type Control, FormField, Input, SelectField, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useNames } from '../../streams/names.ts';
import type { ChannelValues } from './channel-values.ts';

/** Available languages, by their codes. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'hu',
  'ro',
  'tr',
  'uk',
  'ru',
  'ja',
  'ko',
  'zh',
  'ar',
];

interface ChannelFieldsProps {
  control: Control<ChannelValues>;
  platform: StreamPlatformName;
}

/** The fields of a channel. */
export function ChannelFields({ control, platform }: ChannelFieldsProps) {
  const { t } = useLingui();
  const names = useNames();
  const hints: Record<StreamPlatformName, string> = {
    twitch: t`Your name there, or the address of your page.`,
    youtube: t`The address of your channel, its name with @, or its id, which begins with UC.`,
    kick: t`Your name there, or the address of your page.`,
    hls: t`The https address of your playlist, which ends in .m3u8. Viewers’ browsers fetch it from there.`,
  };
  return (
    <>
      <SelectField
        control={control}
        name="platform"
        label={t`Platform`}
        options={STREAM_PLATFORMS.map((value) => ({ value, label: names.platform(value) }))}
        maxW="16rem"
      />
      <FormField
        control={control}
        name="channel"
        label={t`Channel`}
        helperText={hints[platform]}
        rules={{ required: t`Enter your channel.` }}
      >
        {(field) => (
          <Input {...field} maxLength={STREAM_LIMITS.channel} autoCapitalize="none" spellCheck={false} />
        )}
      </FormField>
      <FormField
        control={control}
        name="characters"
        label={t`Characters`}
        helperText={t`The characters you play, separated by commas. Viewers can search for them.`}
        rules={{ required: t`Enter the name of at least one character.` }}
      >
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      <FormField
        control={control}
        name="tags"
        label={t`Tags`}
        helperText={t`Topics, separated by commas: police, harbor, slow life.`}
      >
        {(field) => <Input {...field} autoComplete="off" autoCapitalize="none" />}
      </FormField>
      <SelectField
        control={control}
        name="language"
        label={t`Language`}
        options={LANGUAGES.map((value) => ({ value, label: names.language(value) }))}
        maxW="16rem"
      />
      <FormField control={control} name="about" label={t`About the stream`} limit={STREAM_LIMITS.about}>
        {(field) => <Textarea {...field} rows={4} maxLength={STREAM_LIMITS.about} />}
      </FormField>
    </>
  );
}
