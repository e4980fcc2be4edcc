import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { errorMessage, HStack, StatusDot, Text, TimeText, useNow, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SaveState } from './article-autosave.ts';

interface SaveStatusProps {
  state: SaveState;
  hasStorage: boolean;
}

/** Save status and time. Announced only when the state changes, not every minute. */
export function SaveStatus({ state, hasStorage }: SaveStatusProps) {
  return (
    <HStack gap="2" minW="0" textStyle="sm" color="fg.muted">
      <Text as="span" data-save-state={state.kind} overflowWrap="anywhere">
        <StatusText state={state} hasStorage={hasStorage} />
      </Text>
      <VisuallyHidden role="status">
        <Announcement state={state} />
      </VisuallyHidden>
    </HStack>
  );
}

function StatusText({ state, hasStorage }: SaveStatusProps) {
  if (state.kind === 'waiting' || state.kind === 'saving') return <Trans>Saving…</Trans>;
  if (state.kind === 'saved')
    return state.at === null ? <Trans>Nothing to save yet</Trans> : <Saved at={state.at} />;
  if (!hasStorage)
    return (
      <StatusDot state="off">
        <Trans>
          Not saved, and this browser has no storage left for it. Copy your text before you leave.
        </Trans>
      </StatusDot>
    );
  if (state.kind === 'unsent') return <Trans>Changes not published</Trans>;
  if (state.kind === 'conflict')
    return (
      <StatusDot state="warning">
        <Trans>Not saved: choose a version first</Trans>
      </StatusDot>
    );
  if (state.kind === 'untitled')
    return (
      <StatusDot state="warning">
        <Trans>Not saved: write a headline of at least {ARTICLE_LIMITS.titleMin} characters</Trans>
      </StatusDot>
    );
  if (state.kind === 'refused') return <Refused {...state} />;
  return (
    <StatusDot state="warning">
      <Trans>Not saved yet. Your text is kept in this browser.</Trans>
    </StatusDot>
  );
}

function Refused({ error, fields }: Extract<SaveState, { kind: 'refused' }>) {
  return (
    <StatusDot state="off">
      {Object.keys(fields).length === 0 ? (
        errorMessage(error)
      ) : (
        <Trans>Not saved: the marked fields. Everything else is saved.</Trans>
      )}
    </StatusDot>
  );
}

/** Interval at which "2 minutes ago" is updated, in milliseconds. */
const UPDATE_INTERVAL_MS = 20_000;

function Saved({ at }: { at: number }) {
  useNow(UPDATE_INTERVAL_MS);
  return (
    <Trans>
      Saved <TimeText at={new Date(at).toISOString()} as="relative" />
    </Trans>
  );
}

/** Successful saves aren't announced. */
function Announcement({ state }: { state: SaveState }) {
  const { t } = useLingui();
  if (state.kind === 'unsent') return t`Changes not published`;
  if (['saved', 'waiting', 'saving'].includes(state.kind)) return t`Saved`;
  return t`Not saved`;
}
