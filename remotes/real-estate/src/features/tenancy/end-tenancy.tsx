import { STALE_AFTER, type Tenancy } from '@boardwalk/contracts';
import {
  Button,
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
import { MoveDialog } from '../../deals/move-dialog.tsx';

/** Gives notice, or ends a tenancy immediately where that is allowed. */
export function EndTenancy({ tenancy }: { tenancy: Tenancy }) {
  const { giveNotice, endNow } = tenancy.may;
  return (
    // Not removed: a dialog that is open stays open if the tenancy changes meanwhile.
    <HStack display={giveNotice || endNow ? undefined : 'none'} gap="3" wrap="wrap">
      <EndDialog
        tenancy={tenancy}
        when="notice"
        trigger={
          giveNotice && (
            <Button variant="outline" minH="11">
              <Trans>Give notice</Trans>
            </Button>
          )
        }
      />
      <EndDialog
        tenancy={tenancy}
        when="now"
        trigger={
          endNow && (
            <Button variant="outline" minH="11" colorPalette="signal">
              <Trans>End immediately</Trans>
            </Button>
          )
        }
      />
    </HStack>
  );
}

interface EndDialogProps {
  tenancy: Tenancy;
  when: 'notice' | 'now';
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
}

function EndDialog({ tenancy, when, trigger }: EndDialogProps) {
  const { t } = useLingui();
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
    <MoveDialog
      trigger={trigger}
      title={when === 'now' ? t`End the tenancy immediately?` : t`Give notice?`}
      confirmLabel={when === 'now' ? t`End immediately` : t`Give notice`}
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
    </MoveDialog>
  );
}
