import type { ListingState, OfferState, SettlementState } from '@boardwalk/contracts';
import { Badge, type PaletteName } from '@boardwalk/kit';
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
function StateBadge({ palette, children }: { palette: PaletteName | undefined; children: string }) {
  return (
    <Badge colorPalette={palette} variant={palette ? 'subtle' : 'outline'}>
      {children}
    </Badge>
  );
}

export function ListingBadge({ state }: { state: ListingState }) {
  const names = useNames();
  return <StateBadge palette={LISTINGS[state]}>{names.listing(state)}</StateBadge>;
}

export function OfferBadge({ state }: { state: OfferState }) {
  const names = useNames();
  return <StateBadge palette={OFFERS[state]}>{names.offer(state)}</StateBadge>;
}

export function SettlementBadge({ state }: { state: SettlementState }) {
  const names = useNames();
  return <StateBadge palette={SETTLEMENTS[state]}>{names.settlement(state)}</StateBadge>;
}
