import { RENT_OVERDUE_DAYS, type TenancyWithRents } from '@boardwalk/contracts';
import { Alert, Box, Heading, LinkButton, Stack, StateBadge, Text } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { DealRow } from '../../deals/deal-row.tsx';
import { useMoney } from '../../estate/money.ts';
import { EndTenancy } from './end-tenancy.tsx';
import { RentList } from './rent-list.tsx';
import { TenancyFacts } from './tenancy-facts.tsx';

/** A full tenancy: state, rent payments, and how to end it. */
export function TenancyPage({ tenancy }: { tenancy: TenancyWithRents }) {
  const { property, rents, side } = tenancy;
  return (
    <Stack gap="7" maxW="measure">
      <Box as="ul" listStyleType="none" borderTopWidth="1px">
        <DealRow property={property}>
          <TenancyStatus tenancy={tenancy} />
        </DealRow>
      </Box>
      <Overdue tenancy={tenancy} />
      <TenancyFacts tenancy={tenancy} />
      <EndTenancy tenancy={tenancy} />
      <Stack as="section" gap="3" aria-labelledby="rents">
        <Heading as="h2" id="rents" textStyle="xl">
          <Trans>Payments</Trans>
        </Heading>
        <RentList rents={rents} />
        {side === 'tenant' && rents.some(({ state }) => state === 'pending') && (
          <LinkButton alignSelf="start" variant="outline" to="/real-estate/mine?part=payments">
            <Trans>Your payments</Trans>
          </LinkButton>
        )}
      </Stack>
    </Stack>
  );
}

function TenancyStatus({ tenancy: { state, endsAt } }: { tenancy: TenancyWithRents }) {
  if (state === 'ended')
    return (
      <StateBadge state="ended">
        <Trans>Ended</Trans>
      </StateBadge>
    );
  if (endsAt)
    return (
      <StateBadge tone="planned">
        <Trans>Notice given</Trans>
      </StateBadge>
    );
  return (
    <StateBadge state="active">
      <Trans>Weekly</Trans>
    </StateBadge>
  );
}

/** Overdue rent, and its consequences. */
function Overdue({ tenancy: { overdue, side } }: { tenancy: TenancyWithRents }) {
  const money = useMoney();
  if (overdue.count === 0) return null;
  const missing = money(overdue.amount);
  return (
    <Alert.Root status="error" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>
          {missing} <Plural value={overdue.count} one="overdue (# payment)" other="overdue (# payments)" />
        </Alert.Title>
        <Text>
          {side === 'tenant' ? (
            <Trans>
              Pay the rent in the game. Once it is {RENT_OVERDUE_DAYS} days overdue, your landlord can end the
              tenancy immediately.
            </Trans>
          ) : (
            <Trans>
              Once the rent is {RENT_OVERDUE_DAYS} days overdue, you can end the tenancy immediately.
            </Trans>
          )}
        </Text>
      </Alert.Content>
    </Alert.Root>
  );
}
