import type { ListingState, OfferState, Settlement } from '@boardwalk/contracts';
import { clock, StateBadge } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { useNames } from '../estate/names.ts';

type SettlementDue = Pick<Settlement, 'state' | 'dueAt'>;

export function ListingBadge({ state }: { state: ListingState }) {
  const names = useNames();
  return <StateBadge state={state}>{names.listing(state)}</StateBadge>;
}

export function OfferBadge({ state }: { state: OfferState }) {
  const names = useNames();
  return <StateBadge state={state}>{names.offer(state)}</StateBadge>;
}

const DAY_MS = 86_400_000;

/** The state of a payment; for an unpaid one after its due date, the days since then. */
export function SettlementBadge({ settlement: { state, dueAt } }: { settlement: SettlementDue }) {
  const names = useNames();
  const overdueMs = state === 'pending' && dueAt !== null ? clock.now() - Date.parse(dueAt) : 0;
  if (overdueMs > 0) {
    const days = Math.floor(overdueMs / DAY_MS);
    return (
      <StateBadge state="overdue">
        {days === 0 ? (
          <Trans>Overdue</Trans>
        ) : (
          <Plural value={days} one="# day overdue" other="# days overdue" />
        )}
      </StateBadge>
    );
  }
  return <StateBadge state={state}>{names.settlement(state)}</StateBadge>;
}
