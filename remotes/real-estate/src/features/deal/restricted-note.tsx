import { Text, useSession } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Explains to members with a restricted account why no action is available. */
export function RestrictedNote() {
  const { account } = useSession();
  if (account?.state !== 'restricted') return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>
        Your account is restricted. You can browse, but you can’t buy, bid or write until the restriction
        ends.
      </Trans>
    </Text>
  );
}
