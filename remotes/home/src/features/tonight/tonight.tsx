import {
  Box,
  Container,
  chakra,
  Flex,
  Skeleton,
  Slot,
  useQuery,
  useRouteExists,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { marketQuery, onlineQuery, upcomingQuery } from '../../parts/queries.ts';
import { SectionHead } from '../../parts/section-head.tsx';
import { AuctionTile } from './auction-tile.tsx';
import { HeadlineTile } from './headline-tile.tsx';
import { LiveTile } from './live-tile.tsx';
import { OnlineTile } from './online-tile.tsx';
import { headlineQuery, liveQuery } from './queries.ts';
import { TicketTile } from './ticket-tile.tsx';

const TICKETS = 2;
const NO_PROPS = {};
/** Height of the placeholder, close to the one of the tiles. */
const ROW_HEIGHT = { base: '30rem', md: '24rem' };
const SECOND_ROW_HEIGHT = { base: '17rem', md: '8rem' };

/**
 * Current activity: the live stream, the next events, and for members the lead article, the auction that ends next and the members who are online. Tiles
 * without data are left out; without any, so is the section. Components of other remotes follow.
 */
export function Tonight() {
  const { t } = useLingui();
  const { state } = useSession();
  const routeExists = useRouteExists();
  const isMember = state === 'authenticated';
  // Until it is known who reads, the answers would be those for visitors.
  const known = state !== 'loading';
  const live = useQuery({ ...liveQuery, enabled: known && routeExists('/streaming') });
  const upcoming = useQuery({ ...upcomingQuery, enabled: known && routeExists('/events') });
  const headline = useQuery({ ...headlineQuery, enabled: isMember && routeExists('/news') });
  const market = useQuery({ ...marketQuery, enabled: isMember && routeExists('/real-estate') });
  const online = useQuery({ ...onlineQuery, enabled: isMember });
  const isPending = !known || [live, upcoming, headline].some(({ isLoading }) => isLoading);
  const stream = live.data?.items[0];
  const events = upcoming.data?.items.slice(0, TICKETS) ?? [];
  // The data of members may still be cached right after they have signed out.
  const article = isMember ? headline.data?.items[0] : undefined;
  const auction = isMember ? market.data?.nextAuction : undefined;
  const people = (isMember && online.data?.items) || [];
  const isSecondPending = !known || [market, online].some(({ isLoading }) => isLoading);
  const hasFirst = stream !== undefined || events.length > 0 || article !== undefined;
  const hasSecond = Boolean(auction) || people.length > 0;
  if (!isPending && !isSecondPending && !hasFirst && !hasSecond)
    return (
      <Container css={{ '& > *': { marginBlock: '10' } }}>
        <Slot name="home.tonight" props={NO_PROPS} />
      </Container>
    );
  return (
    <chakra.section aria-labelledby="tonight" py={{ base: '10', md: '14' }}>
      <Container>
        <SectionHead
          id="tonight"
          sign={<Trans>Tonight</Trans>}
          title={<Trans>What is happening now.</Trans>}
        />
        {isPending ? (
          <TonightSkeleton label={t`Loading...`} />
        ) : (
          hasFirst && (
            <Row>
              {stream && <LiveTile stream={stream} />}
              {events.length > 0 && (
                <Box as="li" flex={{ base: '1 1 100%', md: '1 1 18rem' }} minW="0">
                  <Flex
                    as="ul"
                    aria-label={t`Next events`}
                    listStyleType="none"
                    direction="column"
                    gap="4"
                    height="100%"
                  >
                    {events.map((event) => (
                      <TicketTile key={event.id} event={event} />
                    ))}
                  </Flex>
                </Box>
              )}
              {article && <HeadlineTile article={article} />}
            </Row>
          )
        )}
        {isMember &&
          (isSecondPending ? (
            <Skeleton mt="6" height={SECOND_ROW_HEIGHT} borderRadius="lg" />
          ) : (
            hasSecond && (
              <Row>
                {auction && <AuctionTile property={auction} />}
                {people.length > 0 && <OnlineTile items={people} />}
              </Row>
            )
          ))}
        <Box css={{ '& > *': { marginTop: '6' } }}>
          <Slot name="home.tonight" props={NO_PROPS} />
        </Box>
      </Container>
    </chakra.section>
  );
}

function Row(props: { children: ReactNode }) {
  return <Flex as="ul" listStyleType="none" wrap="wrap" gap="6" mt="6" align="stretch" {...props} />;
}

/** Placeholder of the first row, in its shape. */
function TonightSkeleton({ label }: { label: string }) {
  return (
    <Flex gap="6" mt="6" role="status" aria-label={label} minH={ROW_HEIGHT}>
      <Skeleton flex={{ base: '1 1 100%', md: '1.4 1 22rem' }} borderRadius="lg" />
      <Skeleton flex="1 1 18rem" borderRadius="lg" display={{ base: 'none', md: 'block' }} />
      <Skeleton flex="1 1 18rem" borderRadius="lg" display={{ base: 'none', lg: 'block' }} />
    </Flex>
  );
}
