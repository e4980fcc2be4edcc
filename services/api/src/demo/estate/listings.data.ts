import type { ListingKind } from '@boardwalk/contracts';

export interface DemoOffer {
  by: string;
  amount: number;
  message: string;
  hoursAgo: number;
  declined?: true;
}

export interface DemoListing {
  code: string;
  kind: ListingKind;
  price: number;
  /** Since when it is offered. */
  hoursAgo: number;
  note?: string;
  /** Of auctions: the step, when they end, and who has bid how much at most. */
  step?: number;
  endsInHours?: number;
  bids?: readonly [by: string, maximum: number][];
  offers?: readonly DemoOffer[];
  /** How many hours ahead viewings are, with who has booked them. */
  viewings?: readonly [inHours: number, guest: string | null][];
  /** Who has it reserved, since when, and what didn't fit. */
  reserved?: { by: string; hoursAgo: number; problem?: string; disputed?: true };
  state?: 'draft' | 'expired' | 'withdrawn';
}

const sale = (
  code: string,
  price: number,
  hoursAgo: number,
  more: Partial<DemoListing> = {},
): DemoListing => ({
  code,
  kind: 'sale',
  price,
  hoursAgo,
  ...more,
});
const rent = (
  code: string,
  price: number,
  hoursAgo: number,
  more: Partial<DemoListing> = {},
): DemoListing => ({
  code,
  kind: 'rent',
  price,
  hoursAgo,
  ...more,
});
const auction = (
  code: string,
  [price, step]: [number, number],
  endsInHours: number,
  bids: DemoListing['bids'] = [],
): DemoListing => ({ code, kind: 'auction', price, step, endsInHours, bids, hoursAgo: 60 });

/** What is offered now, begun, or was lately. */
export const LISTINGS: readonly DemoListing[] = [
  sale('LQ-101', 89_000, 30, {
    viewings: [
      [26, null],
      [50, null],
    ],
  }),
  sale('LQ-104', 172_000, 100),
  sale('LQ-108', 335_000, 210, { note: 'With the brass telescope.' }),
  sale('LQ-112', 138_000, 52, {
    note: 'She floats level and the stove is new. I am moving to dry land, not away.',
    offers: [
      { by: 'kofi_m', amount: 120_000, message: 'In cash, this week. I would keep the name.', hoursAgo: 20 },
      { by: 'luz', amount: 128_000, message: 'Could you leave the stove?', hoursAgo: 6 },
    ],
    viewings: [
      [30, 'luz'],
      [54, null],
      [78, null],
    ],
  }),
  sale('TW-101', 255_000, 160, {
    offers: [
      { by: 'member', amount: 210_000, message: 'For the boat shed alone.', hoursAgo: 90, declined: true },
    ],
  }),
  sale('TW-104', 121_000, 44, {
    offers: [{ by: 'member', amount: 105_000, message: 'I would moor her at Pier 9.', hoursAgo: 9 }],
  }),
  sale('TW-109', 194_000, 300),
  sale('TW-112', 240_000, 12),
  sale('RW-102', 119_000, 70),
  sale('RW-105', 146_000, 400),
  sale('RW-113', 59_000, 26),
  sale('GI-105', 249_000, 88, { note: 'The hens are negotiable.' }),
  sale('GI-109', 125_000, 190),
  sale('OE-103', 545_000, 240),
  sale('OE-106', 152_000, 18),
  sale('OE-114', 270_000, 130),
  sale('CH-102', 162_000, 36, {
    viewings: [
      [22, 'member'],
      [46, null],
    ],
  }),
  sale('CH-108', 108_000, 150),
  sale('CH-111', 226_000, 65),
  sale('SW-101', 170_000, 500),
  sale('SW-107', 81_000, 40),
  sale('SH-104', 275_000, 95),
  sale('SH-109', 1_120_000, 220),
  sale('SH-111', 480_000, 15),
  rent('LQ-107', 640, 20),
  rent('LQ-115', 760, 75),
  rent('TW-103', 820, 33, { note: 'Bread from four in the morning, which some people like.' }),
  rent('TW-108', 1_050, 140),
  rent('RW-109', 600, 58),
  rent('OE-109', 1_400, 110),
  rent('CH-105', 980, 8),
  rent('CH-114', 2_300, 180),
  rent('SW-110', 520, 260),
  rent('SW-114', 590, 49),
  auction('SH-101', [900_000, 25_000], 30, [
    ['aurelio', 1_000_000],
    ['hugo.b', 1_050_000],
    ['sabine_m', 1_200_000],
    ['aurelio', 1_175_000],
  ]),
  auction('GI-115', [500_000, 10_000], 9, [
    ['silas', 560_000],
    ['evander', 600_000],
    ['owner', 580_000],
  ]),
  auction('LQ-114', [60_000, 2_000], 55, [
    ['member', 70_000],
    ['zadie', 82_000],
  ]),
  auction('RW-101', [200_000, 5_000], 100, [['wendell', 240_000]]),
  auction('OE-104', [700_000, 20_000], 76),
  auction('SW-109', [180_000, 5_000], 130, [
    ['delphine', 200_000],
    ['kofi_m', 215_000],
  ]),
  auction('TW-113', [90_000, 2_500], 150),
  auction('CH-107', [380_000, 10_000], 20, [
    ['tamsin', 400_000],
    ['member', 450_000],
  ]),
  sale('GI-104', 164_000, 90, { reserved: { by: 'member', hoursAgo: 5 } }),
  sale('OE-101', 470_000, 200, {
    reserved: {
      by: 'roscoe',
      hoursAgo: 30,
      disputed: true,
      problem: 'The game reports another amount: paid, 407000, tx-88123',
    },
  }),
  sale('CH-101', 420_000, 170, {
    reserved: {
      by: 'anneke',
      hoursAgo: 40,
      problem: 'The game server hasn’t confirmed the payment for 24 hours.',
    },
  }),
  rent('LQ-113', 1_900, 3, { state: 'draft' }),
  sale('RW-106', 205_000, 9, { state: 'draft' }),
  sale('SW-104', 270_000, 1_700, { state: 'expired' }),
  sale('SH-106', 455_000, 600, { state: 'withdrawn' }),
];
