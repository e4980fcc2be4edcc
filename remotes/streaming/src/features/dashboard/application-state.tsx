import type { OwnStreamer } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  call,
  Heading,
  Panel,
  Stack,
  StateBadge,
  Text,
  TimeText,
  toast,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Status of a member who isn't, or is no longer, a streamer. */
export function ApplicationState({ streamer }: { streamer: OwnStreamer }) {
  const { state, appliedAt, reason, may } = streamer;
  const why = reason && (
    <Text
      borderStartWidth="3px"
      borderStartColor="border.emphasized"
      ps="4"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      {reason}
    </Text>
  );
  if (state === 'applied')
    return (
      <Notice
        dot={
          <StateBadge state="applied">
            <Trans>Waiting for review</Trans>
          </StateBadge>
        }
        title={<Trans>Your application is waiting for review</Trans>}
      >
        <Text>
          <Trans>
            You applied <TimeText at={appliedAt} as="relative" />. You will be notified of the decision. Until
            then you can still change your application below.
          </Trans>
        </Text>
        {may.leave && <LeaveButton applied />}
      </Notice>
    );
  if (state === 'suspended')
    return (
      <Notice
        dot={
          <StateBadge state="suspended">
            <Trans context="streamer">Suspended</Trans>
          </StateBadge>
        }
        title={<Trans>Your channel is suspended</Trans>}
      >
        <Text>
          <Trans>
            Your channel isn’t shown on the site, and followers aren’t notified. Contact the team to have it
            restored.
          </Trans>
        </Text>
        {why}
      </Notice>
    );
  return (
    <Notice
      dot={
        <StateBadge state="retired">
          <Trans context="streamer">Closed</Trans>
        </StateBadge>
      }
      title={<Trans>You are not a streamer</Trans>}
    >
      {why}
      {may.applyAgain && (
        <Text>
          <Trans>You can apply again whenever you like.</Trans>
        </Text>
      )}
    </Notice>
  );
}

function Notice({ dot, title, children }: { dot: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <Panel>
      <Stack gap="3" maxW="measure" align="start">
        {dot}
        <Heading as="h2" textStyle="2xl">
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}

/** Withdraws an application, or stops being a streamer. */
export function LeaveButton({ applied = false }: { applied?: boolean }) {
  const { t } = useLingui();
  const leave = async () => {
    await call('DELETE /api/streams/me');
    toast.add({
      description: applied ? t`Your application is withdrawn.` : t`Your channel is closed.`,
    });
  };
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant={applied ? 'outline' : 'ghost'} alignSelf="start">
          {applied ? <Trans>Withdraw application</Trans> : <Trans>Close my channel</Trans>}
        </Button>
      }
      title={applied ? t`Withdraw application?` : t`Close my channel?`}
      confirmLabel={applied ? t`Withdraw` : t`Close my channel`}
      onConfirm={leave}
    >
      {applied ? (
        <Trans>Your application will not be reviewed. You can apply again.</Trans>
      ) : (
        <Trans>If you are live, your stream ends. Your schedule is cancelled. You can apply again.</Trans>
      )}
    </ConfirmDialog>
  );
}
