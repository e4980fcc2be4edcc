import { Button, EmptyState, NotLoaded, Panel, Skeleton, Stack, Text, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ItemActions } from './item-actions.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPanel } from './panels/item-panel.tsx';
import { inboxItemQuery } from './queries.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

interface ItemPaneProps {
  id: string | undefined;
  onClose: () => void;
  snoozing: boolean;
  onSnooze: (open: boolean) => void;
}

/** An item with the data of its area, and the available actions. */
export function ItemPane({ id, onClose, snoozing, onSnooze }: ItemPaneProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ ...inboxItemQuery(id ?? ''), enabled: id !== undefined });
  if (!id)
    return (
      <Text color="fg.muted" textAlign="center" py="16">
        <Trans>Select an item from the list. J and K move through the list, Enter opens an item.</Trans>
      </Text>
    );
  const back = (
    <Button variant="ghost" size="sm" alignSelf="start" hideFrom="lg" onClick={onClose}>
      <Trans>Back to the list</Trans>
    </Button>
  );
  if (!data)
    return (
      <Stack gap="4">
        {back}
        <NotLoaded
          error={error}
          skeleton={<Skeleton height="64" role="status" aria-label={t`Loading the item`} />}
          missing={
            <EmptyState drawing="fog" title={t`Item not found`}>
              <Trans>The item was closed long ago, or you don’t have access to it.</Trans>
            </EmptyState>
          }
          failure={t`The item could not be loaded`}
          onRetry={() => void refetch()}
        />
      </Stack>
    );
  return (
    <Stack gap="4" key={data.id}>
      {back}
      <Panel as="section" aria-labelledby="inbox-item" p={{ base: '4', md: '6' }} minW="0">
        <Stack gap="5">
          <ItemHead item={data} />
          {!data.closed && <ItemActions item={data} onSnooze={() => onSnooze(true)} />}
          <ItemPanel item={data} />
        </Stack>
      </Panel>
      {snoozing && !data.closed && <SnoozeDialog item={data} onClose={() => onSnooze(false)} />}
    </Stack>
  );
}
