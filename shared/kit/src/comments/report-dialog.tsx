import { REASON_LIMIT, REPORT_REASON_NAMES, REPORT_REASONS, type ReportReason } from '@boardwalk/contracts';
import { Stack, Text } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { RadioGroup, Textarea } from '../chakra/forms.ts';
import { FormDialog } from '../forms/dialog-part.ts';
import { Controller, FormField } from '../forms/parts.tsx';

interface ReportValues {
  kind: ReportReason | null;
  /** The reporter's explanation, which may be empty unless the kind is `other`. */
  reason: string;
}

interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Returns the element that gets the focus afterwards. */
  returnTo: () => HTMLElement | null;
  /** Version of the comment that the reporter sees. */
  version: number;
  onReport: (report: { kind: ReportReason; reason: string; version: number }) => Promise<unknown>;
}

/** Dialog to report a comment to the moderators. */
export function ReportDialog({ open, onClose, returnTo, version, onReport }: ReportDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog<ReportValues, Parameters<typeof onReport>[0]>
      open={open}
      onClose={onClose}
      returnTo={returnTo}
      title={<Trans>Report this comment</Trans>}
      submitLabel={<Trans>Report</Trans>}
      defaultValues={{ kind: null, reason: '' }}
      check="POST /api/comments/:id/report"
      // `check` rejects a missing kind before the report is sent.
      body={({ kind, reason }) => ({ kind: kind as ReportReason, reason: reason.trim(), version })}
      onSubmit={onReport}
    >
      {({ control, watch }) => (
        <>
          <Controller
            control={control}
            name="kind"
            label={<Trans>Why are you reporting this comment?</Trans>}
            render={({ field, fieldState }) => <Reasons field={field} error={fieldState.error?.message} />}
          />
          <FormField
            control={control}
            name="reason"
            label={
              watch('kind') === 'other' ? (
                <Trans>What is wrong with this comment?</Trans>
              ) : (
                <Trans>What else should the moderators know? (optional)</Trans>
              )
            }
            rules={watch('kind') === 'other' ? { required: t`Describe what is wrong.` } : undefined}
            helperText={<Trans>Only moderators can read this. You will be notified of their decision.</Trans>}
          >
            {(field) => <Textarea {...field} rows={3} maxLength={REASON_LIMIT} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

interface ReasonsProps {
  field: ControllerRenderProps<ReportValues, 'kind'>;
  error: string | undefined;
}

function Reasons({ field, error }: ReasonsProps) {
  const { i18n } = useLingui();
  const errorId = useId();
  return (
    <RadioGroup.Root
      invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      ref={field.ref}
      tabIndex={-1}
      value={field.value}
      onValueChange={({ value }) => field.onChange(value)}
      colorPalette="tide"
    >
      <RadioGroup.Label mb="2" fontWeight="medium" textStyle="sm">
        <Trans>Why are you reporting this comment?</Trans>
      </RadioGroup.Label>
      <Stack gap="1">
        {REPORT_REASON_NAMES.map((name) => (
          <RadioGroup.Item key={name} value={name} minH="8">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{i18n._(REPORT_REASONS[name])}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
      {error && (
        <Text id={errorId} mt="1" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </RadioGroup.Root>
  );
}
