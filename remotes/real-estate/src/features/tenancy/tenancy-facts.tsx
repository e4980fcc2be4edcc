import type { Tenancy } from '@boardwalk/contracts';
import { Box, chakra, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../estate/money.ts';
import { PersonOrCity } from '../../estate/person-or-city.tsx';

/** Tenant, landlord, rent, start and end. */
export function TenancyFacts({ tenancy }: { tenancy: Tenancy }) {
  const money = useMoney();
  const { tenant, landlord, rent, startedAt, nextDueAt, endsAt, state, side } = tenancy;
  const much = money(rent);
  return (
    <Box as="dl" display="grid" gap="3">
      <Fact name={<Trans>Tenant</Trans>}>
        {side === 'tenant' ? <Trans>You</Trans> : tenant ? <PersonOrCity person={tenant} /> : <Left />}
      </Fact>
      <Fact name={<Trans>Landlord</Trans>}>
        {side === 'landlord' ? <Trans>You</Trans> : <PersonOrCity person={landlord} />}
      </Fact>
      <Fact name={<Trans>Rent</Trans>}>
        <Trans>{much} a week</Trans>
      </Fact>
      <Fact name={<Trans>Since</Trans>}>
        <TimeText at={startedAt} as="long" />
      </Fact>
      {nextDueAt && (
        <Fact name={<Trans>Next payment</Trans>}>
          <TimeText at={nextDueAt} as="long" />
        </Fact>
      )}
      {endsAt && (
        <Fact name={state === 'ended' ? <Trans>Ended</Trans> : <Trans>Ends</Trans>}>
          <TimeText at={endsAt} as="long" />
        </Fact>
      )}
    </Box>
  );
}

function Left() {
  return <Trans>Deleted member</Trans>;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(6rem, 9rem) minmax(0, 1fr)" gap="4">
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <chakra.dd fontWeight="600" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Box>
  );
}
