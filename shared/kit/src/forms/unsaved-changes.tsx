import { Button, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { StatusDot } from '../components/status-dot.tsx';
import { undoable } from '../undo/undoable.ts';
import { useHasChanges } from './submit-button.tsx';

/** States whether the form has unsaved changes, with a button that discards them. Discarding can be undone while its toast is shown. */
export function UnsavedChanges() {
  const { t } = useLingui();
  const { reset, getValues } = useFormContext();
  const hasChanges = useHasChanges();
  const discard = () => {
    const values = structuredClone(getValues());
    reset();
    undoable({
      message: t`The changes are discarded.`,
      undo: () => reset(values, { keepDefaultValues: true }),
    });
  };
  return (
    <>
      <chakra.span role="status" me="auto" textStyle="sm" fontWeight="500">
        {hasChanges ? (
          <StatusDot state="warning">
            <Trans>Unsaved changes</Trans>
          </StatusDot>
        ) : (
          <chakra.span color="fg.muted">
            <Trans>No unsaved changes</Trans>
          </chakra.span>
        )}
      </chakra.span>
      {/* Not disabled: it would lose the focus. */}
      <Button
        variant="outline"
        aria-disabled={!hasChanges || undefined}
        onClick={() => {
          if (hasChanges) discard();
        }}
      >
        <Trans>Discard</Trans>
      </Button>
    </>
  );
}
