import type { Listing } from '@boardwalk/contracts';
import { EmptyState, Heading, LinkButton, Stack, Text, TimeText, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DealList } from '../../deals/deal-list.tsx';
import { ownListingPages } from '../../deals/deal-queries.ts';
import { DealRow } from '../../deals/deal-row.tsx';
import { ListingBadge } from '../../deals/state-badges.tsx';
import { WithdrawListing } from '../../deals/withdraw-listing.tsx';
import { useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';

/** The reader's listings: drafts, current ones, and past ones. */
export function OwnListings() {
  const { t } = useLingui();
  const list = usePages(ownListingPages);
  const of = (...states: Listing['state'][]) =>
    list.items?.filter(({ state }) => states.includes(state)) ?? [];
  const groups = [
    { title: t`Current listings`, items: of('active', 'reserved') },
    { title: t`Drafts`, items: of('draft') },
    { title: t`Past listings`, items: of('sold', 'rented', 'expired', 'withdrawn') },
  ].filter(({ items }) => items.length > 0);
  // The states belong to the whole list; the groups share its rows.
  const nothing = { ...list, more: { ...list.more, hasMore: false } };
  if (groups.length === 0)
    return (
      <DealList
        list={nothing}
        label={t`Listings`}
        loading={t`Loading your listings`}
        failure={t`Your listings could not be loaded`}
        empty={<NoListing />}
        loaded={() => null}
      >
        {() => null}
      </DealList>
    );
  return (
    <Stack gap="10">
      {groups.map(({ title, items }, index) => (
        <Stack key={title} as="section" gap="3" aria-label={title}>
          <Heading as="h2" textStyle="xl">
            {title}
          </Heading>
          <DealList
            list={{
              ...list,
              items,
              more: { ...list.more, hasMore: list.more.hasMore && index === groups.length - 1 },
            }}
            label={title}
            loading={t`Loading your listings`}
            failure={t`Your listings could not be loaded`}
            empty={null}
            loaded={() => <Plural value={list.items?.length ?? 0} one="# listing" other="# listings" />}
          >
            {(listing) => <ListingRow key={listing.id} listing={listing} />}
          </DealList>
        </Stack>
      ))}
    </Stack>
  );
}

function ListingRow({ listing }: { listing: Listing }) {
  const names = useNames();
  const money = useMoney();
  const { property, state, kind, price, bidPrice, may } = listing;
  const amount = money(bidPrice ?? price);
  return (
    <DealRow
      property={property}
      state={<ListingBadge state={state} />}
      actions={
        (may.edit || may.withdraw) && (
          <>
            {may.edit && (
              <LinkButton
                size="sm"
                minH="9"
                colorPalette="sodium"
                to={`/real-estate/${property.code}/list?step=price`}
              >
                <Trans>Continue the draft</Trans>
              </LinkButton>
            )}
            {may.withdraw && <WithdrawListing listing={listing} />}
          </>
        )
      }
    >
      <Text>
        {names.kind(kind)}
        {' · '}
        {kind === 'rent' ? <Trans>{amount} a week</Trans> : amount}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <When listing={listing} />
      </Text>
    </DealRow>
  );
}

function When({ listing: { kind, state, bids, endsAt, publishedAt } }: { listing: Listing }): ReactNode {
  if (state === 'draft') return <Trans>Not published yet.</Trans>;
  if (!endsAt) return null;
  if (state !== 'active' && state !== 'reserved')
    return (
      publishedAt && (
        <Trans>
          Listed on <TimeText at={publishedAt} as="long" />
        </Trans>
      )
    );
  return (
    <>
      <Trans>
        Until <TimeText at={endsAt} as="long" />
      </Trans>
      {kind === 'auction' && (
        <>
          {' · '}
          <Plural value={bids} _0="No bids yet" one="# bid" other="# bids" />
        </>
      )}
    </>
  );
}

function NoListing() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You have no listings yet`}
      action={
        <LinkButton variant="outline" to="?part=properties">
          <Trans>My properties</Trans>
        </LinkButton>
      }
    >
      <Trans>Create a listing to sell, rent out or auction one of your properties.</Trans>
    </EmptyState>
  );
}
