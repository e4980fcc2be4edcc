import type { Property } from '@boardwalk/contracts';
import {
  Box,
  Button,
  Chart,
  formatDate,
  Heading,
  MemberName,
  Stack,
  Text,
  Timeline,
  useSettingsStore,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shortPrice, useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';
import { type PricePoint, pricePoints } from './price-points.ts';

/** Number of events before the list is expanded. */
const COLLAPSED_EVENTS = 8;

/** History of a property: a chart of its prices, and a list of its events. */
export function PriceHistory({ property }: { property: Property }) {
  const { t } = useLingui();
  const { history, code } = property;
  const [all, setAll] = useState(false);
  const { prices, rents } = pricePoints(history);
  const shown = all ? history : history.slice(0, COLLAPSED_EVENTS);
  return (
    <Stack as="section" aria-labelledby="history" gap="5">
      <Heading as="h2" id="history" textStyle="xl">
        <Trans>Price history</Trans>
      </Heading>
      {prices.length > 1 && <PriceChart title={t`Guide and sale prices`} points={prices} />}
      {rents.length > 1 && <PriceChart title={t`Weekly rent`} points={rents} />}
      {history.length === 0 && (
        <Text color="fg.muted">
          <Trans>No history yet.</Trans>
        </Text>
      )}
      <Timeline
        aria-label={t`History of ${code}`}
        times="date"
        entries={shown.map((event, index) => ({
          id: `${event.at} ${event.kind} ${index}`,
          at: event.at,
          what: <What event={event} />,
          details: <Sides event={event} />,
        }))}
      />
      {history.length > shown.length && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setAll(true)}>
          <Trans>Show all {history.length}</Trans>
        </Button>
      )}
    </Stack>
  );
}

function PriceChart({ title, points }: { title: string; points: readonly PricePoint[] }) {
  const { t, i18n } = useLingui();
  const dates = useSettingsStore((state) => state.defaultDateFormat);
  // As wide as its container once measured.
  return (
    <Box minW="0" overflowX="clip">
      <Chart
        kind="line"
        title={title}
        categoryName={t`Date`}
        tableLabel={t`Show as a table`}
        categories={points.map(({ at }) => formatDate(at, dates, { language: i18n.locale, zone: undefined }))}
        series={[{ name: t`Price`, values: points.map(({ price }) => price) }]}
        format={(value) => shortPrice(value, i18n.locale)}
      />
    </Box>
  );
}

interface EventProps {
  event: Property['history'][number];
}

function What({ event: { kind, price } }: EventProps) {
  const names = useNames();
  const money = useMoney();
  if (price === null) return names.event(kind);
  const amount = money(price);
  return (
    <>
      {names.event(kind)}: {kind === 'rented' ? <Trans>{amount} a week</Trans> : amount}
    </>
  );
}

/** Previous and new owner, if visible. */
function Sides({ event: { kind, from, to } }: EventProps) {
  if (!from && !to) return null;
  const isTransfer = kind !== 'listed' && kind !== 'withdrawn' && kind !== 'expired';
  return (
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {from && isTransfer && (
        <Trans>
          From <MemberName {...from} />
        </Trans>
      )}
      {from && !isTransfer && (
        <Trans>
          By <MemberName {...from} />
        </Trans>
      )}
      {from && to && ' · '}
      {to && (
        <Trans>
          To <MemberName {...to} />
        </Trans>
      )}
    </Text>
  );
}
