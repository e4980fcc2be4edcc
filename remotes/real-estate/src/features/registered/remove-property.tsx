import type { Property } from '@boardwalk/contracts';
import { Button, ConfirmDialog, RequestError, toast, useEndpointMutation } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Removes a property that was never offered from the registry. */
export function RemoveProperty({ property, onRemoved }: { property: Property; onRemoved: () => void }) {
  const { t } = useLingui();
  const removal = useEndpointMutation('DELETE /api/properties/:id', {
    onSuccess: () => {
      toast.add({ description: t`${property.code} is removed from the registry`, tone: 'success' });
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" colorPalette="signal">
          <Trans>Remove</Trans>
        </Button>
      }
      title={t`Remove ${property.title}?`}
      confirmLabel={t`Remove property`}
      failure={(error) =>
        error instanceof RequestError && error.code === 'PROPERTY_IN_USE'
          ? t`This property is or was listed, so it stays in the registry with its history.`
          : t`The property could not be removed. Try again.`
      }
      onConfirm={() => removal.mutateAsync({ params: { id: property.id } })}
    >
      <Trans>
        The property is removed from the registry with its history. A property that was ever listed can’t be
        removed.
      </Trans>
    </ConfirmDialog>
  );
}
