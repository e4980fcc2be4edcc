import type {
  Inquiry,
  InquiryMessage,
  Listing,
  Offer,
  OwnViewing,
  Settlement,
  Tenancy,
  TenancyWithRents,
  Viewing,
} from '@boardwalk/contracts';
import { at, id, MILO, NORA, propertyCard } from './examples.ts';

const NOTHING = {
  edit: false,
  publish: false,
  withdraw: false,
  buy: false,
  offer: false,
  bid: false,
  contact: false,
};

/** Creates a listing as a potential buyer sees it: a sale by default. */
export function listing(change: Partial<Listing> = {}): Listing {
  return {
    id: id(21),
    property: propertyCard(),
    kind: 'sale',
    state: 'active',
    price: 90_000,
    step: null,
    hours: 336,
    note: '',
    endsAt: at(24 * 12),
    publishedAt: at(-48),
    bids: 0,
    bidPrice: null,
    leastBid: null,
    leading: false,
    ownMaximum: null,
    mine: false,
    version: 2,
    may: { ...NOTHING, buy: true, offer: true, contact: true },
    ...change,
  };
}

/** Creates an auction with three bids, of others by default. */
export function auction(change: Partial<Listing> = {}): Listing {
  return listing({
    kind: 'auction',
    price: 10_000,
    step: 500,
    hours: 72,
    endsAt: at(5),
    bids: 3,
    bidPrice: 11_000,
    leastBid: 11_500,
    version: 5,
    may: { ...NOTHING, bid: true, contact: true },
    ...change,
  });
}

/** Creates a listing as its seller sees it. */
export function ownListing(change: Partial<Listing> = {}): Listing {
  return listing({ mine: true, may: { ...NOTHING, withdraw: true }, ...change });
}

/** Creates a draft of the reader. */
export function draft(change: Partial<Listing> = {}): Listing {
  return listing({
    state: 'draft',
    mine: true,
    endsAt: null,
    publishedAt: null,
    version: 1,
    may: { ...NOTHING, edit: true, publish: true, withdraw: true },
    ...change,
  });
}

/** Creates a pending offer: to the reader by default. */
export function offer(change: Partial<Offer> = {}): Offer {
  return {
    id: id(31),
    listingId: id(21),
    property: propertyCard(),
    amount: 85_000,
    message: '',
    state: 'pending',
    buyer: MILO,
    mine: false,
    expiresAt: at(60),
    createdAt: at(-12),
    decidedAt: null,
    ...change,
  };
}

/** Creates a payment: due from the reader by default. */
export function settlement(change: Partial<Settlement> = {}): Settlement {
  return {
    id: id(51),
    listingId: id(21),
    property: propertyCard(),
    kind: 'sale',
    tenancyId: null,
    dueAt: null,
    seller: NORA,
    buyer: MILO,
    amount: 90_000,
    state: 'pending',
    reference: null,
    problem: '',
    note: '',
    createdAt: at(-2),
    decidedAt: null,
    side: 'buyer',
    version: 1,
    ...change,
  };
}

/** Creates a tenancy: as its tenant sees it by default. */
export function tenancy(change: Partial<Tenancy> = {}): Tenancy {
  return {
    id: id(61),
    property: propertyCard({ listing: null, let: true }),
    landlord: NORA,
    tenant: MILO,
    rent: 1_200,
    state: 'active',
    startedAt: at(-24 * 20),
    nextDueAt: at(24),
    endsAt: null,
    overdue: { count: 0, amount: 0 },
    side: 'tenant',
    version: 4,
    may: { giveNotice: true, endNow: false },
    ...change,
  };
}

export function tenancyWithRents(change: Partial<TenancyWithRents> = {}): TenancyWithRents {
  const rent = { kind: 'rent', tenancyId: id(61), amount: 1_200 } as const;
  return {
    ...tenancy(),
    rents: [
      settlement({ ...rent, id: id(52), dueAt: at(24) }),
      settlement({ ...rent, id: id(53), dueAt: at(-24 * 6), state: 'confirmed', decidedAt: at(-24 * 6) }),
    ],
    ...change,
  };
}

/** Creates a free viewing slot. */
export function viewing(change: Partial<Viewing> = {}): Viewing {
  return {
    id: id(71),
    listingId: id(21),
    startsAt: at(30),
    minutes: 30,
    booked: false,
    mine: false,
    guest: null,
    may: { book: true, cancel: false, remove: false },
    ...change,
  };
}

export function ownViewing(change: Partial<OwnViewing> = {}): OwnViewing {
  return {
    ...viewing({ booked: true, mine: true, may: { book: false, cancel: true, remove: false } }),
    property: propertyCard(),
    side: 'guest',
    ...change,
  };
}

/** Creates a conversation: started by the reader by default. */
export function inquiry(change: Partial<Inquiry> = {}): Inquiry {
  return {
    id: id(81),
    listing: { id: id(21), kind: 'sale', state: 'active' },
    property: propertyCard(),
    member: MILO,
    seller: NORA,
    side: 'member',
    unread: false,
    open: true,
    last: { text: 'Is the mooring included?', at: at(-1), mine: true },
    ...change,
  };
}

export function message(change: Partial<InquiryMessage> = {}): InquiryMessage {
  return {
    id: id(91),
    author: MILO,
    mine: true,
    text: 'Is the mooring included?',
    at: at(-1),
    ...change,
  };
}
