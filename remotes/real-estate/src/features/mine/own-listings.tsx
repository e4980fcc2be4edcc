import type { Listing } from '@boardwalk/contracts';
import {
  Box,
  EmptyState,
  Heading,
  LinkButton,
  PagedList,
  Stack,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DealRow, DealSkeleton } from '../../deals/deal-row.tsx';
import { ownListingPages } from '../../deals/queries.ts';
import { ListingBadge } from '../../deals/state-badges.tsx';
import { WithdrawListing } from '../../deals/withdraw-listing.tsx';
import { useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';

/** The reader's listings: drafts, current ones, and past ones. */
export function OwnListings() {
  const { t } = useLingui();
  return (
    <PagedList
      pages={usePages(ownListingPages)}
      failure={t`Your listings could not be loaded`}
      skeleton={<DealSkeleton label={t`Loading your listings`} />}
      empty={<NoListing />}
      loaded={(count) => <Plural value={count} one="# listing" other="# listings" />}
      hideCountAtEnd
      renderItems={(listings) => (
        <Stack gap="10">
          <Group title={t`Current listings`} listings={listings} states={['active', 'reserved']} />
          <Group title={t`Drafts`} listings={listings} states={['draft']} />
          <Group
            title={t`Past listings`}
            listings={listings}
            states={['sold', 'rented', 'expired', 'withdrawn']}
          />
        </Stack>
      )}
    />
  );
}

interface GroupProps {
  title: string;
  listings: readonly Listing[];
  states: readonly Listing['state'][];
}

/** The listings in some states, with a heading. Hidden without any. */
function Group({ title, listings, states }: GroupProps) {
  const shown = listings.filter(({ state }) => states.includes(state));
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" borderTopWidth="1px" aria-label={title}>
        {shown.map((listing) => (
          <ListingRow key={listing.id} listing={listing} />
        ))}
      </Box>
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
                <Trans>Continue draft</Trans>
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
