import { endpointQuery, HStack, StatusDot, Text, TimeText, useQuery } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { useMoney } from '../../estate/money.ts';

const ledgerQuery = endpointQuery('GET /api/settlements/ledger', {});

/** Whether the books balance. Renders nothing while that is unknown. */
export function LedgerLine() {
  const money = useMoney();
  const { data } = useQuery(ledgerQuery);
  if (!data) return <Text minH="6" aria-hidden />;
  const { settlements, paid, unbalanced, at } = data;
  const total = money(paid);
  return (
    <HStack gap="2" minH="6" align="baseline" wrap="wrap" textStyle="sm">
      <StatusDot state={unbalanced === 0 ? 'on' : 'off'}>
        {unbalanced === 0 ? (
          <Trans>All settlements balance</Trans>
        ) : (
          <Plural value={unbalanced} one="# settlement doesn’t balance" other="# settlements don’t balance" />
        )}
      </StatusDot>
      <Text as="span" color="fg.muted">
        <Trans>
          <Plural value={settlements} one="# payment" other="# payments" />, {total} in total, checked{' '}
          <TimeText at={at} as="relative" />
        </Trans>
      </Text>
    </HStack>
  );
}
