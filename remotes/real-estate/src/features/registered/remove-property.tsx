import type { Property } from '@boardwalk/contracts';
import { Button, ConfirmDialog, call, RequestError, toast, useMutation } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Removes a property that was never offered from the registry. */
export function RemoveProperty({ property, onRemoved }: { property: Property; onRemoved: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/properties/:id', { params: { id: property.id } }),
    onSuccess: () => {
      toast.add({ description: t`${property.code} is removed from the registry`, tone: 'success' });
      onRemoved();
    },
    onError: (error) => {
      setAsking(false);
      const inUse = error instanceof RequestError && error.code === 'PROPERTY_IN_USE';
      toast.add({
        description: inUse
          ? t`This property is or was listed, so it stays in the registry with its history.`
          : t`The property could not be removed. Try again.`,
        tone: 'destructive',
      });
    },
    meta: { handlesError: true },
  });
  return (
    <>
      <Button variant="outline" colorPalette="signal" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Remove ${property.title}?`}
        confirmLabel={t`Remove the property`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <Trans>
          The property is removed from the registry with its history. A property that was ever listed can’t be
          removed.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
