import { STALE_AFTER, type Tenancy } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  endpointFilters,
  HStack,
  Text,
  TimeText,
  toast,
  useEndpointMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useRefusals } from '../../deals/use-refusals.ts';

/** Gives notice, or ends a tenancy immediately where that is allowed. */
export function EndTenancy({ tenancy }: { tenancy: Tenancy }) {
  const { giveNotice, endNow } = tenancy.may;
  if (!giveNotice && !endNow) return null;
  return (
    <HStack gap="3" wrap="wrap">
      {giveNotice && (
        <EndDialog
          tenancy={tenancy}
          when="notice"
          trigger={
            <Button variant="outline" minH="11">
              <Trans>Give notice</Trans>
            </Button>
          }
        />
      )}
      {endNow && (
        <EndDialog
          tenancy={tenancy}
          when="now"
          trigger={
            <Button variant="outline" minH="11" colorPalette="signal">
              <Trans>End immediately</Trans>
            </Button>
          }
        />
      )}
    </HStack>
  );
}

interface EndDialogProps {
  tenancy: Tenancy;
  when: 'notice' | 'now';
  /** The button that opens the dialog. */
  trigger: ReactElement;
}

function EndDialog({ tenancy, when, trigger }: EndDialogProps) {
  const { t } = useLingui();
  const refusal = useRefusals();
  const queries = useQueryClient();
  const { id, version, nextDueAt, side } = tenancy;
  const end = useEndpointMutation('POST /api/tenancies/:id/end', {
    onSuccess: () => {
      toast.add({
        description:
          when === 'now' ? t`The tenancy has ended.` : t`Notice given. The other side will be notified.`,
        tone: 'success',
      });
    },
    // After a version conflict, the current state is shown.
    onError: () =>
      void queries.invalidateQueries(endpointFilters(...STALE_AFTER['POST /api/tenancies/:id/end'])),
  });
  return (
    <ConfirmDialog
      trigger={trigger}
      title={when === 'now' ? t`End the tenancy immediately?` : t`Give notice?`}
      confirmLabel={when === 'now' ? t`End immediately` : t`Give notice`}
      failure={refusal}
      onConfirm={() => end.mutateAsync({ params: { id }, body: { when, version } })}
    >
      {when === 'now' ? (
        <Text>
          <Trans>The tenancy ends now. Overdue rent stays due; later payments are cancelled.</Trans>
        </Text>
      ) : (
        <>
          {nextDueAt && (
            <Text fontWeight="600">
              <Trans>
                The tenancy ends on <TimeText at={nextDueAt} as="long" />.
              </Trans>
            </Text>
          )}
          <Text>
            {side === 'tenant' ? (
              <Trans>You can use the property until then. Unpaid rent stays due.</Trans>
            ) : (
              <Trans>Your tenant can stay until then. Unpaid rent stays due.</Trans>
            )}
          </Text>
        </>
      )}
      <Text>
        <Trans>The other side will be notified. This can’t be undone.</Trans>
      </Text>
    </ConfirmDialog>
  );
}
