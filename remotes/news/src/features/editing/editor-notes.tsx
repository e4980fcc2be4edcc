import {
  Alert,
  Button,
  RequestError,
  Stack,
  Text,
  type UseFormReturn,
  undoable,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Conflict } from './conflict.tsx';
import type { Draft } from './draft.ts';
import type { Editing } from './use-editing.ts';

interface EditorNotesProps {
  form: UseFormReturn<Draft>;
  editing: Editing;
  /** Whether the text was restored from this browser. */
  restored: boolean;
}

/** Notices before writing continues: another version, a restored text, no connection. */
export function EditorNotes({ form, editing, restored }: EditorNotesProps) {
  const { t } = useLingui();
  const { state } = editing;
  if (state.kind === 'conflict')
    return (
      <Watch
        control={form.control}
        render={(mine) => (
          <Conflict
            theirs={state.theirs}
            mine={mine}
            onTake={() =>
              undoable({
                message: t`The other version is in the editor.`,
                undo: editing.discard(state.theirs),
              })
            }
            onKeep={() => void editing.keepMine(state.theirs)}
          />
        )}
      />
    );
  return (
    <>
      {restored && !editing.discarded && <Restored editing={editing} />}
      {state.kind === 'local' && <NotReached error={state.error} />}
    </>
  );
}

function Restored({ editing }: { editing: Editing }) {
  const { t } = useLingui();
  const discard = () => undoable({ message: t`Your changes are discarded.`, undo: editing.discard() });
  return (
    <Stack direction={{ base: 'column', sm: 'row' }} align={{ base: 'start', sm: 'center' }} gap="3">
      <Text role="status" textStyle="sm" color="fg.muted">
        <Trans>Your unsaved changes were restored from this browser.</Trans>
      </Text>
      {/* Reserves its space, so that the text doesn't shift while typing when a save ends. */}
      <Button
        size="xs"
        minH="6"
        variant="outline"
        flexShrink="0"
        visibility={editing.state.kind === 'saved' ? 'hidden' : undefined}
        onClick={discard}
      >
        <Trans>Discard changes</Trans>
      </Button>
    </Stack>
  );
}

function NotReached({ error }: { error: unknown }) {
  const offline = error instanceof RequestError && error.type === 'NETWORK';
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">
          {offline ? <Trans>No connection</Trans> : <Trans>The site can’t save your text right now</Trans>}
        </Alert.Title>
        <Trans>You can keep writing. Your text is kept in this browser and saved as soon as possible.</Trans>
      </Alert.Content>
    </Alert.Root>
  );
}
