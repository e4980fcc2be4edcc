import { AFTER_PENDING, Grid, LinkButton, Page, Stack, usePermission } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActivityStrip } from '../features/activity/components/activity-strip.tsx';
import { AuditPanel } from '../features/audit/components/audit-panel.tsx';
import { DeadLettersPanel } from '../features/dead-letters/components/dead-letters-panel.tsx';
import { PermissionsPanel } from '../features/permissions/components/permissions-panel.tsx';
import { TeamPanel } from '../features/team/components/team-panel.tsx';

/** The way to the releases, for those who run them. */
function ReleasesLink() {
  if (!usePermission('releases.manage')) return null;
  return (
    <LinkButton size="sm" variant="outline" to="/admin/releases">
      <Trans>Releases</Trans>
    </LinkButton>
  );
}

/** `/staff`: what has happened lately, who is on the team, which messages failed, and who may do what. */
export function StaffRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Staff`}
      action={
        <Stack gap="3" align={{ base: 'start', md: 'end' }}>
          <ActivityStrip />
          <ReleasesLink />
        </Stack>
      }
      py={{ base: '6', md: '8' }}
    >
      <Stack gap="5" css={{ [AFTER_PENDING]: { display: 'none' } }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap="5"
          alignItems="start"
          css={{ [AFTER_PENDING]: { hideBelow: 'lg' } }}
        >
          <AuditPanel />
          <TeamPanel />
        </Grid>
        <DeadLettersPanel />
        <PermissionsPanel />
      </Stack>
    </Page>
  );
}
