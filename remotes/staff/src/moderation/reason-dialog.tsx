import { MODERATION_LIMITS } from '@boardwalk/contracts';
import { FormDialog, FormField, Textarea, toast, undoable } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** An action with a reason. */
export interface ReasonedAction {
  title: string;
  submitLabel: string;
  /** Message after success. */
  done: string;
  tone: 'tide' | 'signal';
  /** Label of the field, which states who reads the reason; by default the member. */
  reasonLabel?: string;
  /** Whether the reason may be empty. */
  isOptional?: boolean;
  send: (reason: string) => Promise<unknown>;
  /** Undoes the action; offered by the message after success. */
  undo?: () => Promise<unknown>;
}

interface ReasonDialogProps {
  action: ReasonedAction | undefined;
  onClose: () => void;
}

/** Dialog for a reason, which states that the member reads it. */
export function ReasonDialog({ action, onClose }: ReasonDialogProps) {
  const { t } = useLingui();
  if (!action) return null;
  return (
    <FormDialog
      title={action.title}
      submitLabel={action.submitLabel}
      tone={action.tone}
      onClose={onClose}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => action.send(reason.trim())}
      onSaved={() => {
        const { done, undo } = action;
        if (undo) undoable({ message: done, undo });
        else toast.add({ description: done, tone: 'success' });
      }}
      failure={t`That didn’t work`}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="reason"
          label={action.reasonLabel ?? t`Reason (visible to the member)`}
          limit={MODERATION_LIMITS.reason}
          rules={
            action.isOptional
              ? {}
              : {
                  required: t`Enter a reason.`,
                  validate: (reason) => reason.trim() !== '' || t`Enter a reason.`,
                }
          }
        >
          {(field) => <Textarea {...field} rows={5} maxLength={MODERATION_LIMITS.reason} />}
        </FormField>
      )}
    </FormDialog>
  );
}
