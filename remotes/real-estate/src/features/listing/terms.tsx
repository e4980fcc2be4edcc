import type { Listing } from '@boardwalk/contracts';
import { Box, chakra, Text } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';

const DAY_HOURS = 24;

/** Terms of a draft. */
export function Terms({ listing: { kind, price, step, hours, note } }: { listing: Listing }) {
  const names = useNames();
  const money = useMoney();
  const amount = money(price);
  return (
    <Box as="dl" display="grid" gap="3" maxW="measure">
      <Term name={<Trans>Listing type</Trans>}>{names.kind(kind)}</Term>
      <Term name={kind === 'auction' ? <Trans>Starting price</Trans> : <Trans>Price</Trans>}>
        {kind === 'rent' ? <Trans>{amount} a week</Trans> : amount}
      </Term>
      {step !== null && <Term name={<Trans>Bid increment</Trans>}>{money(step)}</Term>}
      <Term name={<Trans>Duration</Trans>}>
        {kind === 'auction' && hours % DAY_HOURS !== 0 ? (
          <Plural value={hours} one="# hour" other="# hours" />
        ) : (
          <Plural value={hours / DAY_HOURS} one="# day" other="# days" />
        )}
      </Term>
      {note && <Term name={<Trans>Note</Trans>}>{note}</Term>}
    </Box>
  );
}

function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(6rem, 10rem) minmax(0, 1fr)" gap="4">
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <chakra.dd fontWeight="600" whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Box>
  );
}
