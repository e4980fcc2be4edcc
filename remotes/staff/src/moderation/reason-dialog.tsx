import { MODERATION_LIMITS } from '@boardwalk/contracts';
import {
  Dialog,
  DialogCancel,
  DialogContent,
  Form,
  FormField,
  FormSummary,
  Stack,
  SubmitButton,
  Textarea,
  toast,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** An action with a reason. */
export interface ReasonedAct {
  title: string;
  /** Label of the button. */
  act: string;
  done: string;
  tone: 'tide' | 'signal';
  /** Label that states who reads the reason; by default the member. */
  label?: string;
  send: (reason: string) => Promise<unknown>;
}

interface ReasonDialogProps {
  asked: ReasonedAct | undefined;
  onClose: () => void;
}

/** Dialog for a reason, which states that the member reads it. */
export function ReasonDialog({ asked, onClose }: ReasonDialogProps) {
  return (
    <Dialog.Root open={asked !== undefined} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>{asked && <ReasonForm asked={asked} onClose={onClose} />}</DialogContent>
    </Dialog.Root>
  );
}

function ReasonForm({ asked, onClose }: { asked: ReasonedAct; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Form
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => asked.send(reason.trim())}
      onSaved={() => {
        onClose();
        toast.add({ description: asked.done, tone: 'success' });
      }}
      failure={t`That didn’t work`}
    >
      {({ control }) => (
        <>
          <Dialog.Header pe="12">
            <Dialog.Title>{asked.title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="4">
              <FormSummary />
              <FormField
                control={control}
                name="reason"
                label={asked.label ?? t`Reason (visible to the member)`}
                limit={MODERATION_LIMITS.reason}
                rules={{
                  required: t`Enter a reason.`,
                  validate: (reason) => reason.trim() !== '' || t`Enter a reason.`,
                }}
              >
                {(field) => <Textarea {...field} rows={5} maxLength={MODERATION_LIMITS.reason} />}
              </FormField>
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <SubmitButton colorPalette={asked.tone}>{asked.act}</SubmitButton>
          </Dialog.Footer>
        </>
      )}
    </Form>
  );
}
