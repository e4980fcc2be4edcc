import { type ManagedStreamer, STREAM_LIMITS, type StaffStreamerAction } from '@boardwalk/contracts';
import {
  call,
  endpointFilters,
  FormDialog,
  FormField,
  Text,
  Textarea,
  toast,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

export type StaffDecision = StaffStreamerAction | 'dismiss-reports';

interface DecisionDialogProps {
  streamer: ManagedStreamer;
  decision: StaffDecision;
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
}

/** Dialog that explains the consequences of a decision, with a reason for the streamer if it needs one. */
export function DecisionDialog({ streamer, decision, trigger }: DecisionDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, version } = streamer;
  const messages = useDecisionMessages(streamer);
  const { title, text, button, done, needsReason, tone } = messages[decision];
  return (
    <FormDialog
      trigger={trigger}
      title={title}
      submitLabel={button}
      tone={tone}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) =>
        call(`POST /api/streamers/:id/${decision}`, {
          params: { id },
          body: { reason: reason.trim(), version },
        })
      }
      onSaved={() => {
        toast.add({ description: done, tone: 'success' });
      }}
      onRefused={() => {
        // After a version conflict the current state is shown.
        void queries.invalidateQueries(endpointFilters('GET /api/streamers'));
        return false;
      }}
      failure={t`The decision could not be saved`}
    >
      {({ control }) => (
        <>
          <Text>{text}</Text>
          <FormField
            control={control}
            name="reason"
            label={needsReason ? t`Reason (shown to the streamer)` : t`Message to the streamer`}
            helperText={needsReason ? undefined : t`Optional.`}
            limit={STREAM_LIMITS.reason}
            rules={{
              required: needsReason ? t`Enter a reason.` : undefined,
              validate: (reason: string) => !needsReason || reason.trim() !== '' || t`Enter a reason.`,
            }}
          >
            {(field) => <Textarea {...field} rows={4} maxLength={STREAM_LIMITS.reason} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

interface DecisionMessages {
  title: string;
  text: ReactNode;
  button: string;
  done: string;
  needsReason: boolean;
  tone: 'tide' | 'signal';
}

/** Returns the texts of each decision. */
function useDecisionMessages({
  person: { fullName },
  state,
}: ManagedStreamer): Record<StaffDecision, DecisionMessages> {
  const { t } = useLingui();
  const declines = state === 'applied';
  return {
    approve: {
      title: t`Approve ${fullName}?`,
      button: t({ message: 'Approve', context: 'application' }),
      done: t`${fullName} is a streamer.`,
      text: <Trans>Their channel and schedule are shown from now on, and they will be notified.</Trans>,
      needsReason: false,
      tone: 'tide',
    },
    suspend: {
      title: t`Suspend ${fullName}?`,
      button: t`Suspend`,
      done: t`${fullName} is suspended.`,
      text: <Trans>A live stream ends, and the channel is hidden until it is restored.</Trans>,
      needsReason: true,
      tone: 'signal',
    },
    restore: {
      title: t`Restore ${fullName}?`,
      button: t({ message: 'Restore', context: 'streamer' }),
      done: t`${fullName} is restored.`,
      text: <Trans>Their channel and schedule are shown again, and they will be notified.</Trans>,
      needsReason: false,
      tone: 'tide',
    },
    retire: {
      title: declines ? t`Decline the application of ${fullName}?` : t`Remove ${fullName} as a streamer?`,
      button: declines ? t`Decline` : t`Remove streamer`,
      done: declines ? t`The application is declined.` : t`Streamer removed.`,
      text: declines ? (
        <Trans>They see the reason and can apply again.</Trans>
      ) : (
        <Trans>A live stream ends, and the schedule is cancelled. They can apply again.</Trans>
      ),
      needsReason: true,
      tone: 'signal',
    },
    'dismiss-reports': {
      title: t`Dismiss reports about ${fullName}?`,
      button: t`Dismiss reports`,
      done: t`Reports dismissed.`,
      text: <Trans>Nothing changes for the streamer. The note is kept in the audit log.</Trans>,
      needsReason: false,
      tone: 'tide',
    },
  };
}
