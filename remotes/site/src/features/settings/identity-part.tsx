import { Grid, Heading, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { LocalTextField } from './local-text-field.tsx';
import type { PartProps } from './settings-values.ts';
import { TextField } from './text-field.tsx';

/** Name, description and contact of the site. */
export function IdentityPart({ form }: PartProps) {
  const { t } = useLingui();
  const of = { form };
  return (
    <Stack gap="5">
      <TextField {...of} name="settings.name" label={t`Name`} max={60} required />
      <TextField
        {...of}
        name="settings.shortName"
        label={t`Short name`}
        max={24}
        help={t`Used where there is little room, such as home screens, and in sentences.`}
        required
      />
      <LocalTextField
        {...of}
        name="settings.tagline"
        label={t`Tagline`}
        max={120}
        placeholder=""
        help={t`The main heading on Home, and the title in search results.`}
      />
      <LocalTextField
        {...of}
        name="settings.description"
        label={t`Description`}
        max={400}
        lines={3}
        placeholder=""
      />
      <TextField
        {...of}
        name="settings.city"
        label={t`Place name`}
        max={60}
        help={t`The city, valley or world you play in.`}
      />
      <TextField {...of} name="settings.contactEmail" label={t`Contact address`} max={254} required />
      <Heading as="h2" textStyle="lg">
        <Trans>Chat community</Trans>
      </Heading>
      <TextField
        {...of}
        name="settings.chatInviteUrl"
        label={t`Invite link`}
        max={300}
        help={t`Leave it empty if you have no chat.`}
      />
      <TextField {...of} name="settings.chatName" label={t`Chat name`} max={40} />
      <Heading as="h2" textStyle="lg">
        <Trans>Numbers</Trans>
      </Heading>
      {(['guilds', 'regions', 'dailyPlayers'] as const).map((stat, index) => (
        <Grid key={stat} templateColumns="minmax(0, 1fr) 8rem" gap="3">
          <LocalTextField
            {...of}
            name={`settings.stats.${stat}.label`}
            label={t`Number ${index + 1}: label`}
            max={40}
            placeholder=""
          />
          <LocalTextField
            {...of}
            name={`settings.stats.${stat}.value`}
            label={t`Number ${index + 1}`}
            max={20}
            placeholder=""
          />
        </Grid>
      ))}
      <TextField
        {...of}
        name="settings.jobPaths"
        label={t`Job paths`}
        max={20}
        help={t`Numbers without a value are hidden.`}
      />
    </Stack>
  );
}
