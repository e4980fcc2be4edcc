import { MODERATION_LIMITS, type OwnPunishment } from '@boardwalk/contracts';
import { call, FormDialog, FormField, Text, Textarea, toast } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

interface AppealDialogProps {
  punishment: OwnPunishment;
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
}

/** Dialog to appeal a punishment, once. Another staff member decides. */
export function AppealDialog({ punishment, trigger }: AppealDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog
      trigger={trigger}
      title={<Trans>Appeal against this decision</Trans>}
      submitLabel={<Trans>Send appeal</Trans>}
      defaultValues={{ text: '' }}
      check="POST /api/punishments/:id/appeal"
      onSubmit={(body) => call('POST /api/punishments/:id/appeal', { params: { id: punishment.id }, body })}
      onSaved={() => {
        toast.add({ description: t`Your appeal was sent to the team.`, tone: 'success' });
      }}
      failure={t`The appeal could not be sent`}
      draft={{ area: 'punishment-appeals', id: punishment.id }}
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
            limit={MODERATION_LIMITS.appeal}
            rules={{ required: t`Enter a reason.` }}
          >
            {(field) => <Textarea {...field} rows={6} maxLength={MODERATION_LIMITS.appeal} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
