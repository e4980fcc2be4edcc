import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** For somebody who is signed in but may not see the list of members. */
export function MembersForbidden() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You can’t see the list of members`}
      action={
        <LinkButton variant="outline" to="/">
          <Trans>Go to Home</Trans>
        </LinkButton>
      }
    >
      <Trans>
        It is for the team: it takes the permission <code>users.read</code>, and none of your roles holds it.
        Ask an admin if you need it.
      </Trans>
    </EmptyState>
  );
}
