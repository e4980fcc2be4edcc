import { STREAM_LIMITS, STREAM_REPORT_REASONS, type StreamReportReason } from '@boardwalk/contracts';
import {
  call,
  Dialog,
  DialogCancel,
  DialogContent,
  Form,
  FormField,
  FormSummary,
  NativeSelect,
  Stack,
  SubmitButton,
  Textarea,
  toast,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

interface ReportDialogProps {
  person: { username: string; fullName: string };
  open: boolean;
  onClose: () => void;
}

/** Dialog to report a stream to the team. */
export default function ReportDialog({ person, open, onClose }: ReportDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>{open && <ReportForm person={person} onClose={onClose} />}</DialogContent>
    </Dialog.Root>
  );
}

function ReportForm({ person, onClose }: Omit<ReportDialogProps, 'open'>) {
  const { t } = useLingui();
  const { username, fullName } = person;
  const reasons: Record<StreamReportReason, string> = {
    rules: t`Breaks a rule`,
    harassment: t`Harassment`,
    'stream-sniping': t`Used to find or follow players (stream sniping)`,
    impersonation: t`Impersonation`,
    other: t`Something else`,
  };
  const first: { reason: StreamReportReason; text: string } = { reason: 'rules', text: '' };
  return (
    <Form
      defaultValues={first}
      check="POST /api/streams/:username/report"
      onSubmit={(body) => call('POST /api/streams/:username/report', { params: { username }, body })}
      onSaved={() => {
        onClose();
        toast.add({ description: t`Report sent. The team will review it.`, tone: 'success' });
      }}
      failure={t`The report could not be sent`}
    >
      {({ control }) => (
        <>
          <Dialog.Header pe="12">
            <Dialog.Title>
              <Trans>
                Report the stream of <bdi translate="no">{fullName}</bdi>
              </Trans>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="4">
              <FormSummary />
              <FormField control={control} name="reason" label={t`What is wrong?`}>
                {(field) => (
                  <NativeSelect.Root>
                    <NativeSelect.Field {...field}>
                      {STREAM_REPORT_REASONS.map((reason) => (
                        <option key={reason} value={reason}>
                          {reasons[reason]}
                        </option>
                      ))}
                    </NativeSelect.Field>
                    <NativeSelect.Indicator />
                  </NativeSelect.Root>
                )}
              </FormField>
              <FormField
                control={control}
                name="text"
                label={t`What happened, and when?`}
                helperText={t`Only the team reads it.`}
                limit={STREAM_LIMITS.report}
              >
                {(field) => <Textarea {...field} rows={4} maxLength={STREAM_LIMITS.report} />}
              </FormField>
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <SubmitButton colorPalette="signal">
              <Trans>Report the stream</Trans>
            </SubmitButton>
          </Dialog.Footer>
        </>
      )}
    </Form>
  );
}
