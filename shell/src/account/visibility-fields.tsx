import { AUDIENCES, type Audience, type ProfilePart } from '@boardwalk/contracts';
import { Box, type Control, Fieldset, Grid, SelectField, Stack, Text } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileValues } from './profile-fields.tsx';

const PARTS: Record<ProfilePart, MessageDescriptor> = {
  page: msg`My whole page`,
  roles: msg`My roles`,
  pronouns: msg`My pronouns`,
  bio: msg`About me`,
  links: msg`My links`,
  timeZone: msg`My time zone`,
  accounts: msg`My linked accounts`,
  comments: msg`A list of my comments`,
  properties: msg`My properties`,
};

/** Parts that belong together. The whole page comes first, because it limits the others. */
const GROUPS: readonly { name: MessageDescriptor; parts: readonly ProfilePart[] }[] = [
  { name: msg`Page and accounts`, parts: ['page', 'roles', 'accounts'] },
  { name: msg`Personal details`, parts: ['pronouns', 'bio', 'timeZone', 'links'] },
  { name: msg`Activity`, parts: ['comments', 'properties'] },
];

const AUDIENCE_LABELS: Record<Audience, MessageDescriptor> = {
  everybody: msg`Everyone`,
  members: msg`Members`,
  nobody: msg`No one`,
};

/** Audience of each part of the public page. */
export function VisibilityFields({ control }: { control: Control<ProfileValues> }) {
  const { i18n } = useLingui();
  const options = AUDIENCES.map((audience) => ({
    value: audience,
    label: i18n._(AUDIENCE_LABELS[audience]),
  }));
  return (
    <Fieldset.Root id="visibility">
      <Fieldset.Legend>
        <Trans>Visibility</Trans>
      </Fieldset.Legend>
      <Fieldset.HelperText>
        <Trans>
          Your name, handle and picture are shown next to what you write. No part is shown to more people than
          your whole page. Search engines list your page only if everyone can see it.
        </Trans>
      </Fieldset.HelperText>
      <Stack gap="6">
        {GROUPS.map(({ name, parts }) => (
          <Box key={name.id} role="group" aria-label={i18n._(name)}>
            <Text fontWeight="600" mb="3" aria-hidden>
              {i18n._(name)}
            </Text>
            <Grid
              templateColumns={{
                base: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                xl: 'repeat(3, minmax(0, 1fr))',
              }}
              gap="4"
            >
              {parts.map((part) => (
                <SelectField
                  key={part}
                  control={control}
                  name={`visibility.${part}`}
                  label={i18n._(PARTS[part])}
                  options={options}
                />
              ))}
            </Grid>
          </Box>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
