import type { Settlement } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  EmptyState,
  Grid,
  Heading,
  HStack,
  Link,
  LinkButton,
  PagedList,
  type Pages,
  Stack,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DealSkeleton } from '../../deals/deal-row.tsx';
import { ownSettlementPages } from '../../deals/queries.ts';
import { SettlementBadge } from '../../deals/state-badges.tsx';
import { useMoney } from '../../estate/money.ts';
import { PersonOrCity } from '../../estate/person-or-city.tsx';
import { PropertyPicture } from '../../property/property-picture.tsx';

/** Pending in-game payments with the payer, and past ones. */
export function OwnPayments() {
  const { t } = useLingui();
  const waiting = usePages(ownSettlementPages());
  const paid = usePages(ownSettlementPages('confirmed'));
  return (
    <Stack gap="10">
      <Part
        title={t`Open payments`}
        pages={waiting}
        empty={
          <EmptyState
            title={t`No open payments`}
            action={
              <LinkButton variant="outline" to="/real-estate">
                <Trans>View listings</Trans>
              </LinkButton>
            }
          >
            <Trans>
              Payments for what you buy, rent or win appear here until the game server confirms them.
            </Trans>
          </EmptyState>
        }
      />
      {(waiting.items || waiting.error) && paid.items?.length !== 0 && (
        <Part title={t`Paid`} pages={paid} empty={null} />
      )}
    </Stack>
  );
}

interface PartProps {
  title: string;
  pages: Pages<Settlement>;
  empty: ReactNode;
}

function Part({ title, pages, empty }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      <PagedList
        pages={pages}
        aria-label={title}
        skeleton={<DealSkeleton label={t`Loading your payments`} />}
        failure={t`Your payments could not be loaded`}
        empty={empty}
        loaded={(count) => <Plural value={count} one="# payment" other="# payments" />}
        hideCountAtEnd
      >
        {(settlement) => <StatementRow key={settlement.id} settlement={settlement} />}
      </PagedList>
    </Stack>
  );
}

/** Columns of the statement in wide windows: property, date, amount, and action. On phones the date is below. */
const COLUMNS = { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 11rem 8rem 8.5rem' };
const AREAS = { base: '"what amount" "when action"', md: '"what when amount action"' };

/** A payment as a line of a statement. */
function StatementRow({ settlement }: { settlement: Settlement }) {
  const { property, tenancyId, state } = settlement;
  const paid = state === 'confirmed';
  return (
    <Grid
      as="li"
      templateColumns={COLUMNS}
      templateAreas={AREAS}
      columnGap={{ base: '4', md: '6' }}
      rowGap="2"
      alignItems={{ base: 'start', md: 'center' }}
      py={paid ? '3' : '4'}
      borderBottomWidth="1px"
    >
      <HStack gridArea="what" gap="4" minW="0" align="start">
        {!paid && (
          <Box flex="0 0 4rem" borderRadius="md" overflow="hidden" hideBelow="sm">
            <PropertyPicture {...property} sizes="4rem" ratio={4 / 3} />
          </Box>
        )}
        <Box minW="0">
          <HStack columnGap="2" rowGap="1" wrap="wrap">
            <chakra.span
              fontWeight="600"
              overflowWrap="anywhere"
              css={{
                '& a': { display: 'inline-block', minHeight: '24px' },
                '& a:hover': { textDecoration: 'underline' },
              }}
            >
              <Link to={`/real-estate/${property.code}`}>{property.title}</Link>
            </chakra.span>
            {!paid && <SettlementBadge settlement={settlement} />}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            <WhatToDo settlement={settlement} />
          </Text>
        </Box>
      </HStack>
      <Text gridArea="when" textStyle="sm" color="fg.muted">
        <When settlement={settlement} />
      </Text>
      <Amount settlement={settlement} />
      {tenancyId && !paid && (
        <LinkButton
          gridArea="action"
          justifySelf="end"
          size="sm"
          minH="9"
          variant="outline"
          to={`/real-estate/tenancies/${tenancyId}`}
        >
          <Trans>View tenancy</Trans>
        </LinkButton>
      )}
    </Grid>
  );
}

/** The amount with its direction: what the reader receives is positive. */
function Amount({ settlement: { side, amount } }: { settlement: Settlement }) {
  const money = useMoney();
  return (
    <Text
      gridArea="amount"
      textAlign="end"
      textStyle="lg"
      fontWeight="700"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      color={side === 'seller' ? 'tide.fg' : undefined}
    >
      {side === 'seller' ? '+' : '−'}
      {money(amount)}
    </Text>
  );
}

/** Time at which it was paid, is due, or was created. */
function When({ settlement: { state, dueAt, createdAt, decidedAt } }: { settlement: Settlement }) {
  if (state === 'confirmed') return <TimeText at={decidedAt ?? createdAt} as="long" />;
  if (dueAt)
    return (
      <Trans>
        Due <TimeText at={dueAt} as="long" />
      </Trans>
    );
  return (
    <Trans>
      Since <TimeText at={createdAt} as="relative" />
    </Trans>
  );
}

/** Payer and recipient, from the reader's point of view. */
function WhatToDo({ settlement: { state, side, buyer, seller } }: { settlement: Settlement }) {
  if (state === 'disputed')
    return (
      <Trans>
        The payment reported by the game server doesn’t match. The team will review it and notify you.
      </Trans>
    );
  if (state === 'confirmed')
    return side === 'seller' ? (
      <Trans>
        Paid by <PersonOrCity person={buyer} />.
      </Trans>
    ) : (
      <Trans>
        Paid to <PersonOrCity person={seller} />.
      </Trans>
    );
  return side === 'seller' ? (
    <Trans>
      <PersonOrCity person={buyer} /> pays you in the game.
    </Trans>
  ) : (
    <Trans>
      Pay <PersonOrCity person={seller} /> in the game.
    </Trans>
  );
}
