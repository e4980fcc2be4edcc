import {
  Box,
  EmptyState,
  ErrorBox,
  LinkButton,
  LoadMore,
  Panel,
  PENDING,
  Skeleton,
  Stack,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inboxPages } from '../get-inbox.ts';
import type { InboxPlace } from '../hooks/use-inbox-place.ts';
import { InboxRow } from './inbox-row.tsx';

/** Items of the chosen list, by due time. */
export function InboxList({ place }: { place: InboxPlace }) {
  const { t } = useLingui();
  const { items, error, refetch, busy, more } = usePages(inboxPages(place.filter, place.kind), {
    keepLast: true,
  });
  const narrowed = place.filter !== 'all' || place.kind !== undefined;
  if (error && !items)
    return <ErrorBox title={t`The inbox could not be loaded`} error={error} onRetry={refetch} />;
  if (!items) return <InboxSkeleton />;
  if (items.length === 0)
    return narrowed ? (
      <EmptyState
        title={t`No items in this list`}
        action={
          <LinkButton variant="outline" to="?">
            <Trans>Show all open items</Trans>
          </LinkButton>
        }
      >
        <Trans>Check the other lists.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={t`No open items`}>
        <Trans>Reports, applications, appeals and failed deliveries appear here.</Trans>
      </EmptyState>
    );
  return (
    <>
      {error && <ErrorBox title={t`The inbox is not up to date`} error={error} onRetry={refetch} />}
      <Panel
        as="ul"
        listStyleType="none"
        p="0"
        overflow="hidden"
        aria-label={t`Open items`}
        aria-busy={busy || undefined}
      >
        {items.map((item) => (
          <Box as="li" key={item.id} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <InboxRow item={item} to={place.addressOf({ item: item.id })} current={item.id === place.item} />
          </Box>
        ))}
      </Panel>
      {more.hasMore && (
        <LoadMore {...more} loaded={<Plural value={items.length} one="# item" other="# items" />} />
      )}
    </>
  );
}

/** Placeholder of the loading list. */
export function InboxSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="3" role="status" aria-label={t`Loading the inbox`} {...PENDING}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height="24" />
      ))}
    </Stack>
  );
}
