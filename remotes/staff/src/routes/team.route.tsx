import { LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActivityStrip } from '../features/activity/activity-strip.tsx';
import { TeamPanel } from '../features/team/team-panel.tsx';

/** `/staff/team`: the team, and current activity. */
export function TeamRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Team`}
      lead={
        <LinkButton variant="plain" px="0" to="/staff" alignSelf={{ base: 'start', md: 'end' }}>
          <Trans>Back to the inbox</Trans>
        </LinkButton>
      }
      action={<ActivityStrip />}
      py={{ base: '6', md: '8' }}
    >
      <TeamPanel />
    </Page>
  );
}
