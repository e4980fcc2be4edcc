import type { SearchCriteria } from '@boardwalk/contracts';

/** Who owns what today, by handle. The rest is the city's. */
export const OWNERS: Record<string, readonly string[]> = {
  member: ['LQ-112', 'LQ-113', 'TW-103', 'SW-102'],
  owner: ['SH-103', 'OE-112'],
  admin: ['CH-101'],
  staff: ['CH-106'],
  author: ['OE-109'],
  streamer: ['RW-102', 'RW-106'],
  zadie: ['LQ-104', 'GI-110'],
  'milo.c': ['LQ-108', 'OE-108'],
  imani: ['TW-101'],
  wendell: ['TW-112', 'RW-107'],
  fern: ['GI-105', 'GI-106'],
  'hugo.b': ['OE-103', 'OE-107'],
  tamsin: ['OE-114', 'CH-104'],
  josie_a: ['CH-108'],
  casper: ['CH-111'],
  delphine: ['SW-107', 'SW-108'],
  aurelio: ['SH-109', 'SH-102'],
  sabine_m: ['SH-111', 'LQ-106'],
  luz: ['CH-114', 'CH-109'],
  niko: ['LQ-114'],
  ottoline: ['OE-104'],
  kofi_m: ['TW-113', 'TW-114'],
  'ezra.w': ['CH-107'],
  evander: ['OE-101', 'GI-107'],
  rowan: ['SW-104'],
  mireille: ['SH-106'],
  silas: ['RW-114', 'GI-102'],
};

export interface DemoTenancy {
  code: string;
  tenant: string;
  rent: number;
  /** How many weeks ago it began; how many of its last rents aren't paid. */
  weeks: number;
  unpaid?: number;
  /** It is over since then. */
  endedDaysAgo?: number;
}

export const TENANCIES: readonly DemoTenancy[] = [
  { code: 'LQ-109', tenant: 'member', rent: 690, weeks: 11 },
  { code: 'SW-102', tenant: 'pavel', rent: 480, weeks: 6, unpaid: 1 },
  { code: 'OE-112', tenant: 'jasper.n', rent: 1_650, weeks: 20 },
  { code: 'CH-104', tenant: 'clem', rent: 3_900, weeks: 4 },
  { code: 'RW-108', tenant: 'imani', rent: 1_150, weeks: 15 },
  { code: 'SW-113', tenant: 'odessa', rent: 900, weeks: 9, unpaid: 2 },
  { code: 'GI-108', tenant: 'rowan', rent: 420, weeks: 14, endedDaysAgo: 40 },
];

export interface DemoInquiry {
  code: string;
  by: string;
  /** Who has written what: the one who asks, or who offers. */
  messages: readonly [from: 'member' | 'seller', text: string, hoursAgo: number][];
}

export const INQUIRIES: readonly DemoInquiry[] = [
  {
    code: 'LQ-112',
    by: 'kofi_m',
    messages: [
      ['member', 'Is the berth really part of it?', 26],
      ['seller', 'Yes, until the basin dries up. The paper is in the saloon.', 24],
      ['member', 'Then I would come and look tomorrow. What does she draw?', 4],
    ],
  },
  {
    code: 'CH-102',
    by: 'member',
    messages: [
      ['member', 'Can one see Pier 9 from the kitchen?', 30],
      ['seller', 'From the kitchen no, from the balcony yes. Bring binoculars to the viewing.', 27],
    ],
  },
  {
    code: 'RW-105',
    by: 'marisol',
    messages: [['member', 'Would the city allow a small theatre in it? Forty seats, no fire.', 31]],
  },
];

export const SEARCHES: readonly { by: string; name: string; criteria: SearchCriteria }[] = [
  {
    by: 'member',
    name: 'Houseboats up to 150',
    criteria: { type: 'houseboat', kind: 'sale', maxPrice: 150_000 },
  },
  { by: 'member', name: 'Anything on Cable Hill', criteria: { district: 'cable-hill', kind: 'any' } },
  { by: 'luz', name: 'Workshops', criteria: { type: 'garage', kind: 'any', garage: 3 } },
];
