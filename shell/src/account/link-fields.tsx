import { PROFILE_LIMITS } from '@boardwalk/contracts';
import { Box, type Control, Fieldset, FormField, Input, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileValues } from './profile-fields.tsx';

const PLACES = Array.from({ length: PROFILE_LIMITS.links }, (_, at) => at);

/** Links to the member's other profiles. @param links current values of the fields. */
export function LinkFields({
  control,
  links,
}: {
  control: Control<ProfileValues>;
  links: readonly string[];
}) {
  const { t } = useLingui();
  // One more field than are filled in.
  const shown = links.findLastIndex((link) => link !== '') + 2;
  return (
    <Fieldset.Root>
      <Fieldset.Legend>
        <Trans>Links</Trans>
      </Fieldset.Legend>
      <Fieldset.HelperText>
        <Trans>Up to {PROFILE_LIMITS.links} addresses that begin with https://.</Trans>
      </Fieldset.HelperText>
      <Stack gap="3">
        {PLACES.slice(0, shown).map((at) => (
          <Box key={at}>
            <FormField control={control} name={`links.${at}`} label={t`Link ${at + 1}`}>
              {(field) => (
                <Input
                  {...field}
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  maxLength={PROFILE_LIMITS.link}
                  autoComplete="url"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </FormField>
          </Box>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
