import type { ListingState, OfferState, Settlement, SettlementState } from '@boardwalk/contracts';
import { Badge, clock, type PaletteName } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNames } from '../estate/names.ts';

const LISTINGS: Partial<Record<ListingState, PaletteName>> = {
  active: 'tide',
  reserved: 'sodium',
  sold: 'tide',
  rented: 'tide',
};
const OFFERS: Partial<Record<OfferState, PaletteName>> = { pending: 'sodium', accepted: 'tide' };
const SETTLEMENTS: Partial<Record<SettlementState, PaletteName>> = {
  pending: 'sodium',
  confirmed: 'tide',
  disputed: 'signal',
};

/** A state as color and text; a final one has no color. */
function StateBadge({ palette, children }: { palette: PaletteName | undefined; children: ReactNode }) {
  return (
    <Badge colorPalette={palette} variant={palette ? 'subtle' : 'outline'}>
      {children}
    </Badge>
  );
}

type SettlementDue = Pick<Settlement, 'state' | 'dueAt'>;

export function ListingBadge({ state }: { state: ListingState }) {
  const names = useNames();
  return <StateBadge palette={LISTINGS[state]}>{names.listing(state)}</StateBadge>;
}

export function OfferBadge({ state }: { state: OfferState }) {
  const names = useNames();
  return <StateBadge palette={OFFERS[state]}>{names.offer(state)}</StateBadge>;
}

const DAY_MS = 86_400_000;

/** The state of a payment; for an unpaid one after its due date, the days since then. */
export function SettlementBadge({ settlement: { state, dueAt } }: { settlement: SettlementDue }) {
  const names = useNames();
  const overdueMs = state === 'pending' && dueAt !== null ? clock.now() - Date.parse(dueAt) : 0;
  if (overdueMs > 0) {
    const days = Math.floor(overdueMs / DAY_MS);
    return (
      <StateBadge palette="signal">
        {days === 0 ? (
          <Trans>Overdue</Trans>
        ) : (
          <Plural value={days} one="# day overdue" other="# days overdue" />
        )}
      </StateBadge>
    );
  }
  return <StateBadge palette={SETTLEMENTS[state]}>{names.settlement(state)}</StateBadge>;
}
