import { LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { InboxPage } from '../features/inbox/inbox.tsx';

/** `/staff`: the inbox for the staff, with a link to the team. */
export function StaffRoute() {
  const { t } = useLingui();
  return (
    <InboxPage
      title={t`Staff`}
      action={
        <LinkButton variant="outline" to="/staff/team">
          <Trans>Team</Trans>
        </LinkButton>
      }
    />
  );
}
