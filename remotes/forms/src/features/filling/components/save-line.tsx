import { errorMessage, StatusDot, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { SaveState } from '../answers-autosave.ts';

/** Whether what was typed is safe. */
export function SaveLine({ state }: { state: SaveState }) {
  return (
    <span role="status">
      <Words state={state} />
    </span>
  );
}

function Words({ state }: { state: SaveState }) {
  switch (state.kind) {
    case 'saved':
      return (
        <StatusDot state="on">
          {state.at === null ? (
            <Trans>All answers are saved.</Trans>
          ) : (
            <Trans>
              Saved <TimeText at={state.at} as="relative" />
            </Trans>
          )}
        </StatusDot>
      );
    case 'typing':
    case 'saving':
      return (
        <StatusDot state="unknown">
          <Trans>Saving…</Trans>
        </StatusDot>
      );
    case 'conflict':
      return (
        <StatusDot state="warning">
          <Trans>Not saved: choose which answers to keep.</Trans>
        </StatusDot>
      );
    case 'unsaved':
      return state.error.type === 'NETWORK' ? (
        <StatusDot state="warning">
          <Trans>No connection. Your answers are kept in this browser and sent when it is back.</Trans>
        </StatusDot>
      ) : (
        <StatusDot state="off">
          <Trans>Not saved: {errorMessage(state.error)}</Trans>
        </StatusDot>
      );
  }
}
