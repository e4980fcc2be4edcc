import type { ListedUser } from '@boardwalk/contracts';
import { Stack } from '@boardwalk/kit';
import { AssignForm } from './assign-form.tsx';
import { HeldRoles } from './held-roles.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import type { Manager } from './role-rules.ts';
import { useRemoveRole } from './use-remove-role.ts';

/** A member's roles with their sources, and the form to assign others. */
export function MemberRoles({ caller, member }: { caller: Manager; member: ListedUser }) {
  const removal = useRemoveRole();
  return (
    <>
      <Stack gap="8" pb="2">
        <HeldRoles caller={caller} member={member} removal={removal} />
        <AssignForm caller={caller} member={member} />
      </Stack>
      <RemovalDialog member={member} removal={removal} />
    </>
  );
}
