import type { InboxItem } from '@boardwalk/contracts';
import { Button, ConfirmDialog, HStack, useSession } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AssignMenu } from './assign-menu.tsx';
import { assign, snooze } from './queries.ts';
import { useInboxAction } from './use-inbox-action.ts';

/** Assignment and snooze of an item. Actions on its subject are below. */
export function ItemActions({ item, onSnooze }: { item: InboxItem; onSnooze: () => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useInboxAction((send: () => Promise<InboxItem>) => send());
  const { assignee, snoozed, refusal } = item;
  const take = () => user && mutate(() => assign(item, user.id), { onSettled: () => setConfirming(false) });
  const name = assignee?.fullName;
  return (
    <HStack gap="2" wrap="wrap">
      {!assignee && !refusal && (
        <Button variant="outline" loading={isPending} onClick={take}>
          <Trans>Assign to me</Trans>
        </Button>
      )}
      {assignee?.mine && (
        <Button variant="outline" loading={isPending} onClick={() => mutate(() => assign(item, null))}>
          <Trans>Unassign me</Trans>
        </Button>
      )}
      {assignee && !assignee.mine && !refusal && (
        <Button variant="outline" onClick={() => setConfirming(true)}>
          <Trans>Take over</Trans>
        </Button>
      )}
      <AssignMenu item={item} busy={isPending} onAssign={(id) => mutate(() => assign(item, id))} />
      {snoozed ? (
        <Button variant="outline" loading={isPending} onClick={() => mutate(() => snooze(item, null))}>
          <Trans>Unsnooze</Trans>
        </Button>
      ) : (
        <Button variant="outline" onClick={onSnooze}>
          <Trans>Snooze</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        title={t`Take over from ${name ?? ''}?`}
        confirmLabel={t`Take over`}
        busy={isPending}
        onConfirm={take}
        onClose={() => setConfirming(false)}
      >
        <Trans>They can see that you took it over. The audit log records it.</Trans>
      </ConfirmDialog>
    </HStack>
  );
}
