import { STALE_AFTER, type Tenancy } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  call,
  endpointFilters,
  HStack,
  Text,
  TimeText,
  toast,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRefusals } from '../../deals/use-refusals.ts';

type When = 'notice' | 'now';

/** Gives notice, or ends a tenancy immediately where that is allowed. */
export function EndTenancy({ tenancy }: { tenancy: Tenancy }) {
  const [asked, setAsked] = useState<When>();
  const { giveNotice, endNow } = tenancy.may;
  if (!giveNotice && !endNow) return null;
  return (
    <HStack gap="3" wrap="wrap">
      {giveNotice && (
        <Button variant="outline" minH="11" onClick={() => setAsked('notice')}>
          <Trans>Give notice</Trans>
        </Button>
      )}
      {endNow && (
        <Button variant="outline" minH="11" colorPalette="signal" onClick={() => setAsked('now')}>
          <Trans>End immediately</Trans>
        </Button>
      )}
      {asked && <EndDialog tenancy={tenancy} when={asked} onClose={() => setAsked(undefined)} />}
    </HStack>
  );
}

/** Ends it, based on the version that was seen. After a version conflict the current state is shown. */
function useEnd({ id, version }: Tenancy) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (when: When) =>
      call('POST /api/tenancies/:id/end', { params: { id }, body: { when, version } }),
    onSuccess: (_tenancy, when) =>
      toast.add({
        description:
          when === 'now' ? t`The tenancy has ended.` : t`Notice given. The other side will be notified.`,
        tone: 'success',
      }),
    onError: () =>
      void queries.invalidateQueries(endpointFilters(...STALE_AFTER['POST /api/tenancies/:id/end'])),
    meta: { handlesError: true },
  });
}

interface EndDialogProps {
  tenancy: Tenancy;
  when: When;
  onClose: () => void;
}

function EndDialog({ tenancy, when, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const refusal = useRefusals();
  const end = useEnd(tenancy);
  const { nextDueAt, side } = tenancy;
  return (
    <ConfirmDialog
      open
      title={when === 'now' ? t`End the tenancy immediately?` : t`Give notice?`}
      confirmLabel={when === 'now' ? t`End immediately` : t`Give notice`}
      failure={refusal}
      onConfirm={() => end.mutateAsync(when, { onSuccess: onClose })}
      onClose={onClose}
    >
      {when === 'now' ? (
        <Text>
          <Trans>The tenancy ends now. Overdue rents stay due; later rents are cancelled.</Trans>
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
              <Trans>You can use the property until then. Open rents stay due.</Trans>
            ) : (
              <Trans>Your tenant can stay until then. Open rents stay due.</Trans>
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
