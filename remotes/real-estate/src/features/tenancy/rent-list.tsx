import type { Settlement } from '@boardwalk/contracts';
import { Box, chakra, Flex, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SettlementBadge } from '../../deals/state-badges.tsx';
import { useMoney } from '../../estate/money.ts';

/** Rent payments of a tenancy, latest due date first. */
export function RentList({ rents }: { rents: readonly Settlement[] }) {
  const { t } = useLingui();
  if (rents.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>The first week is paid. The next payment appears here three days before it is due.</Trans>
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px" aria-label={t`Payments`}>
      {rents.map((rent) => (
        <RentRow key={rent.id} rent={rent} />
      ))}
    </Box>
  );
}

function RentRow({ rent }: { rent: Settlement }) {
  const money = useMoney();
  const { amount, dueAt, createdAt } = rent;
  return (
    <Flex as="li" wrap="wrap" justify="space-between" align="center" gap="3" py="3" borderBottomWidth="1px">
      <Box>
        <chakra.span fontWeight="700" fontVariantNumeric="tabular-nums">
          {money(amount)}
        </chakra.span>
        <Text textStyle="sm" color="fg.muted">
          {dueAt ? (
            <Trans>
              Due <TimeText at={dueAt} as="long" />
            </Trans>
          ) : (
            <Trans>
              First week, <TimeText at={createdAt} as="long" />
            </Trans>
          )}
        </Text>
      </Box>
      <SettlementBadge settlement={rent} />
    </Flex>
  );
}
