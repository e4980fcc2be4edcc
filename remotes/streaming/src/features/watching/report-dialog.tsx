import { STREAM_LIMITS, STREAM_REPORT_REASONS, type StreamReportReason } from '@boardwalk/contracts';
import { call, FormDialog, FormField, SelectField, Textarea, toast } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

interface ReportDialogProps {
  person: { username: string; fullName: string };
  open: boolean;
  onClose: () => void;
}

/** Dialog to report a stream to the team. */
export default function ReportDialog({ person, open, onClose }: ReportDialogProps) {
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
    <FormDialog
      open={open}
      title={
        <Trans>
          Report the stream of <bdi translate="no">{fullName}</bdi>
        </Trans>
      }
      submitLabel={<Trans>Report stream</Trans>}
      tone="signal"
      onClose={onClose}
      defaultValues={first}
      check="POST /api/streams/:username/report"
      onSubmit={(body) => call('POST /api/streams/:username/report', { params: { username }, body })}
      onSaved={() => {
        toast.add({ description: t`Report sent. The team will review it.`, tone: 'success' });
      }}
      failure={t`The report could not be sent`}
    >
      {({ control }) => (
        <>
          <SelectField
            control={control}
            name="reason"
            label={t`What is wrong?`}
            options={STREAM_REPORT_REASONS.map((reason) => ({ value: reason, label: reasons[reason] }))}
          />
          <FormField
            control={control}
            name="text"
            label={t`What happened, and when?`}
            helperText={t`Only the team reads it.`}
            limit={STREAM_LIMITS.report}
          >
            {(field) => <Textarea {...field} rows={4} maxLength={STREAM_LIMITS.report} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
