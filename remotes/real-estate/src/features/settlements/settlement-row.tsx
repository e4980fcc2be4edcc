import type { Settlement } from '@boardwalk/contracts';
import { Box, chakra, HStack, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { SettlementBadge } from '../../deals/state-badges.tsx';
import { useMoney } from '../../estate/money.ts';

interface SettlementRowProps {
  settlement: Settlement;
  chosen: boolean;
  onChoose: () => void;
}

/** A payment in the queue. */
export function SettlementRow({ settlement, chosen, onChoose }: SettlementRowProps) {
  const money = useMoney();
  const { property, amount, createdAt, dueAt, problem } = settlement;
  return (
    <Box as="li" borderBottomWidth="1px">
      <chakra.button
        type="button"
        aria-current={chosen}
        onClick={onChoose}
        display="block"
        width="100%"
        textAlign="start"
        p="3"
        borderInlineStartWidth="3px"
        borderColor={chosen ? 'lamp' : 'transparent'}
        bg={chosen ? 'bg.panel' : undefined}
        cursor="pointer"
        _hover={{ bg: 'bg.panel' }}
      >
        <HStack as="span" justify="space-between" gap="3" align="baseline">
          <chakra.span fontWeight="700" overflowWrap="anywhere">
            {property.title}
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums" fontWeight="700" whiteSpace="nowrap">
            {money(amount)}
          </chakra.span>
        </HStack>
        <HStack as="span" gap="2" wrap="wrap" textStyle="sm" color="fg.muted" mt="1">
          <SettlementBadge settlement={settlement} />
          <chakra.span fontFamily="mono" translate="no">
            {property.code}
          </chakra.span>
          <chakra.span>
            {dueAt ? (
              <Trans>
                Rent, due <TimeText at={dueAt} as="relative" />
              </Trans>
            ) : (
              <TimeText at={createdAt} as="relative" />
            )}
          </chakra.span>
        </HStack>
        {problem !== '' && (
          <chakra.span display="block" textStyle="sm" mt="1" overflowWrap="anywhere">
            {problem}
          </chakra.span>
        )}
      </chakra.button>
    </Box>
  );
}
