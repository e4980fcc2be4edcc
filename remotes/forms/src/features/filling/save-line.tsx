import { isQuestion, type PublicField } from '@boardwalk/contracts';
import { chakra, errorMessage, StatusDot, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { SaveState } from './answers-autosave.ts';

interface SaveLineProps {
  state: SaveState;
  fields: readonly PublicField[];
}

/** Status of automatic saving. */
export function SaveLine({ state, fields }: SaveLineProps) {
  return (
    <span role="status">
      <Message state={state} fields={fields} />
    </span>
  );
}

function Message({ state, fields }: SaveLineProps) {
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
    case 'refused':
      return state.answers.map(({ fieldId, message }) => (
        <chakra.span key={fieldId} display="block">
          <StatusDot state="off">
            <Trans>
              Not saved: <bdi>{labelOf(fieldId, fields)}</bdi>. {message}
            </Trans>
          </StatusDot>
        </chakra.span>
      ));
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

function labelOf(fieldId: string, fields: readonly PublicField[]): string {
  return fields.filter(isQuestion).find(({ id }) => id === fieldId)?.label ?? fieldId;
}
