import { LinkButton, PageHeading, Stack, Text, usePageTitle } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Replaces the page of a member who was banned or has left, without personal data. */
export function ClosedAccount() {
  const { t } = useLingui();
  usePageTitle(t`This account is closed`);
  return (
    <Stack gap="4" align="start" py={{ base: '6', md: '12' }}>
      <PageHeading textStyle="3xl">
        <Trans>This account is closed</Trans>
      </PageHeading>
      <Text color="fg.muted" maxW="measure">
        <Trans>This profile no longer exists. Posts by this member may still be visible.</Trans>
      </Text>
      <LinkButton variant="outline" to="/">
        <Trans>Go to Home</Trans>
      </LinkButton>
    </Stack>
  );
}
