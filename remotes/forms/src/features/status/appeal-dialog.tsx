import { FORM_LIMITS, type Submission } from '@boardwalk/contracts';
import { call, FormDialog, FormField, Text, Textarea, toast } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useStoreSubmission } from '../../submission/queries.ts';

interface AppealDialogProps {
  submission: Submission;
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
}

/** Dialog to appeal a decision, once. Another team member decides. */
export function AppealDialog({ submission, trigger }: AppealDialogProps) {
  const { t } = useLingui();
  const storeSubmission = useStoreSubmission();
  return (
    <FormDialog
      trigger={trigger}
      title={<Trans>Appeal against this decision</Trans>}
      submitLabel={<Trans>Send appeal</Trans>}
      defaultValues={{ text: '' }}
      onSubmit={({ text }) =>
        call('POST /api/submissions/:id/appeal', {
          params: { id: submission.id },
          body: { text: text.trim(), version: submission.version },
        })
      }
      onSaved={(next) => {
        storeSubmission(next);
        toast.add({ description: t`Your appeal was sent to the team.`, tone: 'success' });
      }}
      failure={t`The appeal could not be sent`}
      draft={{ area: 'appeals', id: submission.id }}
    >
      {({ control }) => (
        <>
          <Text>
            <Trans>Someone who didn’t make the decision reviews your appeal. You can appeal once.</Trans>
          </Text>
          <FormField
            control={control}
            name="text"
            label={t`Why should the decision be changed?`}
            limit={FORM_LIMITS.reason}
            rules={{
              required: t`Enter a reason.`,
              validate: (text) => text.trim().length >= 20 || t`Write at least 20 characters.`,
            }}
          >
            {(field) => <Textarea {...field} rows={6} maxLength={FORM_LIMITS.reason} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
