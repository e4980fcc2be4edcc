import type { Settlement } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  EmptyState,
  Flex,
  Heading,
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
import { DealRow, DealSkeleton } from '../../deals/deal-row.tsx';
import { ownSettlementPages } from '../../deals/queries.ts';
import { SettlementBadge } from '../../deals/state-badges.tsx';
import { useMoney } from '../../estate/money.ts';
import { PersonOrCity } from '../../estate/person-or-city.tsx';

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
        {(settlement) =>
          settlement.state === 'confirmed' ? (
            <PaidRow key={settlement.id} settlement={settlement} />
          ) : (
            <SettlementRow key={settlement.id} settlement={settlement} />
          )
        }
      </PagedList>
    </Stack>
  );
}

function SettlementRow({ settlement }: { settlement: Settlement }) {
  const money = useMoney();
  const { property, dueAt, tenancyId, createdAt } = settlement;
  return (
    <DealRow
      property={property}
      state={<SettlementBadge settlement={settlement} />}
      actions={
        tenancyId && (
          <LinkButton size="sm" minH="9" variant="outline" to={`/real-estate/tenancies/${tenancyId}`}>
            <Trans>View tenancy</Trans>
          </LinkButton>
        )
      }
    >
      <Text textStyle="lg" fontWeight="700" fontVariantNumeric="tabular-nums">
        {money(settlement.amount)}
      </Text>
      <Text>
        <WhatToDo settlement={settlement} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {dueAt ? (
          <Trans>
            Due <TimeText at={dueAt} as="long" />
          </Trans>
        ) : (
          <Trans>
            Since <TimeText at={createdAt} as="relative" />
          </Trans>
        )}
      </Text>
    </DealRow>
  );
}

/** A past payment in a line or two, because there are many for tenants. */
function PaidRow({ settlement }: { settlement: Settlement }) {
  const money = useMoney();
  const { property, decidedAt, createdAt, side, amount } = settlement;
  return (
    <Flex as="li" wrap="wrap" justify="space-between" gap="4" py="3" borderBottomWidth="1px">
      <Box minW="0">
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
        <Text textStyle="sm" color="fg.muted">
          <WhatToDo settlement={settlement} /> <TimeText at={decidedAt ?? createdAt} as="long" />
        </Text>
      </Box>
      <Text
        fontWeight="700"
        fontVariantNumeric="tabular-nums"
        color={side === 'seller' ? 'tide.fg' : undefined}
      >
        {side === 'seller' ? '+' : '−'}
        {money(amount)}
      </Text>
    </Flex>
  );
}

/** Payer and recipient, from the reader's point of view. */
function WhatToDo({ settlement: { state, side, buyer, seller, amount } }: { settlement: Settlement }) {
  const money = useMoney();
  const much = money(amount);
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
      <PersonOrCity person={buyer} /> pays you {much} in the game.
    </Trans>
  ) : (
    <Trans>
      Pay {much} to <PersonOrCity person={seller} /> in the game.
    </Trans>
  );
}
