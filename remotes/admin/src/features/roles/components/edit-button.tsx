import { IconButton } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';

interface EditButtonProps {
  role: string;
  disabled: boolean;
  onClick: () => void;
}

/** Opens the column of one role for editing. */
export function EditButton({ role, disabled, onClick }: EditButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton size="sm" variant="ghost" aria-label={t`Edit ${role}`} disabled={disabled} onClick={onClick}>
      <Pencil size="1em" aria-hidden />
    </IconButton>
  );
}
