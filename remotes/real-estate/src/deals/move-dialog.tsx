import { ConfirmDialog } from '@boardwalk/kit';
import type { ReactElement, ReactNode } from 'react';
import { useRefusals } from './use-refusals.ts';

interface MoveDialogProps {
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
  title: string;
  confirmLabel: string;
  tone?: 'signal' | 'sodium';
  onConfirm: () => Promise<unknown>;
  /** Consequences of the move. */
  children: ReactNode;
}

/** Confirmation of a move of a deal. If the server rejects it, the dialog shows what has changed and what to do. */
export function MoveDialog(props: MoveDialogProps) {
  const refusal = useRefusals();
  return <ConfirmDialog {...props} failure={refusal} />;
}
