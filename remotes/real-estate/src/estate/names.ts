import { cityMap } from '@boardwalk/artwork';
import type {
  CityDistrict,
  ListingKind,
  ListingState,
  OfferState,
  PropertyEventKind,
  PropertyType,
  SettlementState,
} from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';

/** Labels of types, states and districts in the reader's language. */
export function useNames() {
  const { t } = useLingui();
  const types: Record<PropertyType, string> = {
    apartment: t`Apartment`,
    house: t`House`,
    villa: t`Villa`,
    houseboat: t`Houseboat`,
    shop: t`Shop`,
    office: t`Office`,
    warehouse: t`Warehouse`,
    garage: t`Garage`,
  };
  const kinds: Record<ListingKind, string> = { sale: t`For sale`, rent: t`For rent`, auction: t`Auction` };
  const listings: Record<ListingState, string> = {
    draft: t`Draft`,
    active: t`Active`,
    reserved: t`Reserved`,
    sold: t`Sold`,
    rented: t`Rented`,
    expired: t`Expired`,
    withdrawn: t`Withdrawn`,
  };
  const offers: Record<OfferState, string> = {
    pending: t`Pending`,
    accepted: t`Accepted`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
    expired: t`Expired`,
  };
  const settlements: Record<SettlementState, string> = {
    pending: t`Unpaid`,
    confirmed: t`Paid`,
    cancelled: t`Cancelled`,
    disputed: t`Disputed`,
  };
  const events: Record<PropertyEventKind, string> = {
    registered: t`Registered`,
    listed: t`Listed`,
    withdrawn: t`Listing withdrawn`,
    expired: t`Listing expired`,
    sold: t`Sold`,
    rented: t`Rented`,
    vacated: t`Tenancy ended`,
    transferred: t`Transferred`,
  };
  return {
    type: (type: PropertyType) => types[type],
    kind: (kind: ListingKind) => kinds[kind],
    listing: (state: ListingState) => listings[state],
    offer: (state: OfferState) => offers[state],
    settlement: (state: SettlementState) => settlements[state],
    event: (kind: PropertyEventKind) => events[kind],
    district: districtName,
  };
}

/** District names are the same in every language. */
export function districtName(id: CityDistrict): string {
  return cityMap().districts.find((district) => district.id === id)?.name ?? id;
}
