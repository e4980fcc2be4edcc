import { Checkbox, VisuallyHidden } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Editor, maySwitch } from './role-authority.ts';
import type { EditedPermissions } from './role-form.tsx';

interface PermissionBoxProps {
  permission: string;
  /** Whether the saved role grants it: then the editor may remove it and restore it. */
  saved: boolean;
  editor: Editor;
  /** The edited role. */
  role: string;
  /** Whether it is chosen now. */
  on: boolean;
  onToggle: EditedPermissions['toggle'];
  /** Label next to the checkbox, if the row has none. */
  children?: ReactNode;
}

/** Checkbox that grants or revokes a permission. Editors can only grant permissions they have. */
export function PermissionBox({
  permission,
  saved,
  editor,
  role,
  on,
  onToggle,
  children,
}: PermissionBoxProps) {
  const { t } = useLingui();
  const allowed = maySwitch(editor, permission, saved);
  return (
    <Checkbox.Root
      checked={on}
      disabled={!allowed}
      title={allowed ? undefined : t`You don’t have this permission, so you can’t give it to a role.`}
      onCheckedChange={({ checked }) => onToggle(permission, checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {children ?? <VisuallyHidden>{t`${role}: ${permission}`}</VisuallyHidden>}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
