import { errorMessage, HStack, StatusDot, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { SaveState } from '../autosave.ts';

/** Where what was typed is by now: with the server, on its way, or in this browser alone. */
export function SaveStatus({ state, hasRoom }: { state: SaveState; hasRoom: boolean }) {
  return (
    <HStack role="status" gap="2" minH="9" textStyle="sm" color="fg.muted">
      <Words state={state} hasRoom={hasRoom} />
    </HStack>
  );
}

function Refused({ error, fields }: Extract<SaveState, { kind: 'refused' }>) {
  return (
    <Text color="signal.fg">
      {Object.keys(fields).length === 0 ? (
        errorMessage(error)
      ) : (
        <Trans>What is marked isn’t saved. The rest is.</Trans>
      )}
    </Text>
  );
}

function Words({ state, hasRoom }: { state: SaveState; hasRoom: boolean }) {
  if (state.kind === 'waiting' || state.kind === 'saving') return <Trans>Saving…</Trans>;
  if (state.kind === 'saved') {
    if (state.at === null) return null;
    return (
      <span>
        <Trans>
          Saved <TimeText at={new Date(state.at).toISOString()} as="relative" />
        </Trans>
      </span>
    );
  }
  if (state.kind === 'unsent') return <Trans>Readers still see the earlier text</Trans>;
  if (state.kind === 'conflict') return <Trans>Not saved: choose a version first</Trans>;
  if (state.kind === 'refused') return <Refused {...state} />;
  return (
    <StatusDot state="warning">
      {hasRoom ? (
        <Trans>Kept in this browser. It is saved as soon as the site answers.</Trans>
      ) : (
        <Trans>Not saved, and this browser has no room to keep it. Copy your text before you leave.</Trans>
      )}
    </StatusDot>
  );
}
