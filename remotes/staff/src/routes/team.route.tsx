import { Page } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ActivityStrip } from '../features/activity/activity-strip.tsx';
import { TeamPanel } from '../features/team/team-panel.tsx';

/** `/staff/team`: the team, and current activity. */
export function TeamRoute() {
  const { t } = useLingui();
  return (
    <Page title={t`Team`} back={{ to: '/staff', label: t`Staff` }} action={<ActivityStrip />}>
      <TeamPanel />
    </Page>
  );
}
