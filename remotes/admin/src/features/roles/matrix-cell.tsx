import type { Permission } from '@boardwalk/contracts';
import { Box, chakra, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { PermissionBox } from './permission-box.tsx';
import type { Editor } from './role-authority.ts';
import type { EditedPermissions } from './role-form.tsx';

interface MatrixCellProps {
  permission: Permission;
  /** Whether the saved role grants it. */
  given: boolean;
  editor: Editor;
  /** Set in the column that is being edited. */
  editing: EditedPermissions | undefined;
}

/** Whether a role grants a permission, as text or as a checkbox. */
export function MatrixCell({ permission, given, editor, editing }: MatrixCellProps) {
  if (editing)
    return <PermissionBox permission={permission} editor={editor} editing={editing} saved={given} />;
  return given ? (
    <Box display="inline-flex" color="tide.fg">
      <Check size="1.25em" aria-hidden />
      <VisuallyHidden>
        <Trans>yes</Trans>
      </VisuallyHidden>
    </Box>
  ) : (
    <chakra.span color="fg.muted">
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <Trans>no</Trans>
      </VisuallyHidden>
    </chakra.span>
  );
}
