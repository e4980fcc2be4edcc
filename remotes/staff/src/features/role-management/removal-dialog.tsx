import type { ListedUser } from '@boardwalk/contracts';
import { ConfirmDialog, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Removal } from './held-roles.tsx';
import { staysHeld } from './role-rules.ts';

/** Confirmation before a role is removed, with the consequences. */
export function RemovalDialog({ member, removal }: { member: ListedUser; removal: Removal }) {
  const { t } = useLingui();
  const { assignment, confirming, busy, confirm, cancel } = removal;
  const role = assignment?.role ?? '';
  const name = member.fullName;
  return (
    <ConfirmDialog
      open={confirming}
      title={t`Remove ${role} from ${name}?`}
      confirmLabel={t`Remove role`}
      busy={busy}
      onConfirm={confirm}
      onClose={cancel}
    >
      <Text>
        {assignment && staysHeld(member, assignment) ? (
          <Trans>
            They keep {role} through the identity provider. Only the role assigned on this site is removed.
          </Trans>
        ) : (
          <Trans>They lose the permissions of this role immediately. You can assign it again.</Trans>
        )}
      </Text>
    </ConfirmDialog>
  );
}
