import { Page } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ActivityStrip } from '../features/activity/components/activity-strip.tsx';
import { TeamPanel } from '../features/team/components/team-panel.tsx';

/** `/staff`: who is on the team, and who is here now. */
export function StaffRoute() {
  const { t } = useLingui();
  return (
    <Page title={t`Staff`} action={<ActivityStrip />} py={{ base: '6', md: '8' }}>
      <TeamPanel />
    </Page>
  );
}
