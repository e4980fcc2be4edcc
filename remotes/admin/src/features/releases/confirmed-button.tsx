import { Button, ConfirmDialog } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import type { Serving } from './use-serving.ts';

interface ConfirmedButtonProps {
  serving: Serving;
  label: string;
  /** Accessible label; by default `label`. */
  ariaLabel?: string;
  colorPalette?: 'signal';
  title: string;
  /** Label of the dialog's button; by default `label`. */
  confirmLabel?: string;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

/** Button that changes what is served, after a confirmation. */
export function ConfirmedButton({
  serving,
  label,
  ariaLabel,
  colorPalette,
  title,
  confirmLabel = label,
  onConfirm,
  children,
}: ConfirmedButtonProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button
          size="xs"
          variant="outline"
          colorPalette={colorPalette}
          disabled={serving.busy}
          aria-label={ariaLabel}
        >
          {label}
        </Button>
      }
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={onConfirm}
      failure={serving.reasonOf}
    >
      {children}
    </ConfirmDialog>
  );
}
