import { Button, HStack, usePermission } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { NewRoleDialog } from './new-role-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { useEditor } from './queries.ts';
import { RemoveRole } from './remove-role.tsx';

/** Actions on roles other than editing permissions. */
export function RoleActions() {
  const permitted = usePermission('roles.manage');
  const editor = useEditor();
  const [open, setOpen] = useState<'order' | 'remove'>();
  const close = () => setOpen(undefined);
  if (!permitted) return null;
  // Disabled buttons are rendered as well, so that nothing shifts later.
  const hasOwnRoles = editor?.table.roles.some(({ kind }) => kind === 'own') ?? false;
  return (
    <HStack wrap="wrap">
      <Button variant="outline" disabled={!editor} onClick={() => setOpen('order')}>
        <Trans>Reorder</Trans>
      </Button>
      <Button variant="outline" disabled={!hasOwnRoles} onClick={() => setOpen('remove')}>
        <Trans>Remove a role</Trans>
      </Button>
      <NewRoleDialog
        trigger={
          <Button colorPalette="sodium" disabled={!editor}>
            <Trans>New role</Trans>
          </Button>
        }
      />
      {editor && (
        <>
          <OrderDialog open={open === 'order'} editor={editor} onClose={close} />
          <RemoveRole open={open === 'remove'} editor={editor} onClose={close} />
        </>
      )}
    </HStack>
  );
}
