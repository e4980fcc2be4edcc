import type { Listing, Viewing } from '@boardwalk/contracts';
import { Box, ErrorBox, Flex, MemberName, Skeleton, Stack, StateBadge, Text, useQuery } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { viewingsQuery } from '../../deals/queries.ts';
import { ViewingMoves } from '../../deals/viewing-moves.tsx';
import { ViewingTime } from '../../deals/viewing-time.tsx';
import { DealBox } from './deal-box.tsx';
import { NewViewing } from './new-viewing.tsx';
import { VIEWINGS_ID } from './viewings-button.tsx';

/** In-game viewing slots of the property: to book for guests, to manage for the seller. */
export function Viewings({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ ...viewingsQuery(listing.id), staleTime: 0 });
  // Hidden without slots, for readers who can't add any.
  if (data?.items.length === 0 && !listing.mine) return null;
  return (
    <DealBox title={<Trans>Viewings</Trans>} anchor={VIEWINGS_ID}>
      {error && !data && (
        <ErrorBox title={t`The viewings could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="5rem" role="status" aria-label={t`Loading the viewings`} />}
      {data && (
        <Stack gap="4">
          <Text textStyle="sm" color="fg.muted">
            {listing.mine ? (
              <Trans>Members book a viewing and meet you at the property in the game.</Trans>
            ) : (
              <Trans>You meet at the property in the game. You are reminded an hour before.</Trans>
            )}
          </Text>
          {data.items.length > 0 && (
            <Box as="ul" listStyleType="none" borderTopWidth="1px">
              {data.items.map((viewing) => (
                <ViewingRow key={viewing.id} viewing={viewing} own={listing.mine} />
              ))}
            </Box>
          )}
          {listing.mine && <NewViewing listing={listing} count={data.items.length} />}
        </Stack>
      )}
    </DealBox>
  );
}

function ViewingRow({ viewing, own }: { viewing: Viewing; own: boolean }) {
  const { minutes, booked, mine, guest } = viewing;
  return (
    <Flex as="li" wrap="wrap" justify="space-between" align="center" gap="3" py="3" borderBottomWidth="1px">
      <Box minW="0">
        <Text fontWeight="600">
          <ViewingTime viewing={viewing} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <Plural value={minutes} one="# minute" other="# minutes" />
          {own && (
            <>
              {' · '}
              {guest ? <MemberName {...guest} /> : booked ? <Trans>Booked</Trans> : <Trans>Available</Trans>}
            </>
          )}
          {!own && booked && !mine && (
            <>
              {' · '}
              <Trans>Taken</Trans>
            </>
          )}
        </Text>
        {mine && (
          <StateBadge tone="planned">
            <Trans>Booked by you</Trans>
          </StateBadge>
        )}
      </Box>
      <ViewingMoves viewing={viewing} />
    </Flex>
  );
}
