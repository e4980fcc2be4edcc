import type { RoleName } from '@boardwalk/contracts';
import { type DemoMember, member } from './demo-member.ts';

const whitelisted = { siteRoles: ['WHITELISTED'] satisfies RoleName[] as RoleName[] };
const streaming = { siteRoles: ['STREAMER', 'WHITELISTED'] satisfies RoleName[] as RoleName[] };

/** People who run the community, as the site (and not the identity provider) made them. */
const TEAM: DemoMember[] = [
  member('Halina Brandt', 'halina.b', 690, 6, {
    siteRoles: ['ADMIN', 'WHITELISTED'],
    bio: 'Database by day, dispatcher by night. If you hear me on the radio, pull over.',
    timeZone: 'Europe/Warsaw',
  }),
  member('Cormac Delaney', 'cormac', 612, 11, {
    siteRoles: ['STAFF', 'WHITELISTED'],
    bio: 'Looks after factions. Twelve charters read, nine returned with questions.',
  }),
  member('Yuki Tanabe', 'yuki_t', 590, 2, {
    siteRoles: ['STAFF'],
    bio: 'Interviews on Tuesdays and Saturdays. Bring a character, not a build.',
    pronouns: 'she/her',
    timeZone: 'Asia/Tokyo',
  }),
  member('Lars Ekdahl', 'lars.ekdahl', 560, 49, { siteRoles: ['STAFF'], listedOnTeam: false }),
  member('Amara Nwosu', 'amara', 521, 3, {
    siteRoles: ['MODERATOR', 'WHITELISTED'],
    bio: 'Evening shift. I keep the peace on the Promenade and in the comments.',
  }),
  member('Gil Fontaine', 'gilfontaine', 466, 14, {
    siteRoles: ['MODERATOR', 'STREAMER'],
    bio: 'Night shift, Pacific. Slow to anger, quick with screenshots.',
    timeZone: 'America/Vancouver',
  }),
  member('Petra Kovač', 'petra.k', 402, 8, {
    siteRoles: ['MODERATOR'],
    bio: 'Writes the rulings down so that you don’t have to guess twice.',
  }),
  member('Oswin Hale', 'oswin', 388, 33, {
    siteRoles: ['EDITOR'],
    bio: 'Copy desk of the Courier. Commas, mostly.',
  }),
  member('Leocadia Ruiz', 'leo_ruiz', 344, 16, {
    siteRoles: ['AUTHOR', 'WHITELISTED'],
    bio: 'Covers the docks, the unions and whatever fell off the back of a barge.',
  }),
  member('Thaddeus Crane', 'thad', 310, 75, {
    siteRoles: ['AUTHOR'],
    bio: 'Obituaries and restaurant reviews.',
  }),
  member('Mina Sorokin', 'mina.s', 267, 5, {
    siteRoles: ['HELPER', 'WHITELISTED'],
    bio: 'Shows newcomers where the tram stops are. It matters more than you think.',
  }),
  member('Bartholomew Quist', 'bart_q', 221, 21, {
    siteRoles: ['HELPER'],
    bio: 'Keyboard layouts and microphones.',
  }),
  member('Solange Achterberg', 'solange', 187, 10, {
    siteRoles: ['HELPER', 'WHITELISTED'],
    bio: 'Helps with first applications. I won’t write it for you.',
  }),
];

const RESIDENTS: DemoMember[] = [
  member('Evander Sloane', 'evander', 640, 1, streaming),
  member('Kiri Matiu', 'kiri.matiu', 604, 19, streaming),
  member('Roscoe Bright', 'roscoe', 577, 4, streaming),
  member('Ottoline Voss', 'ottoline', 433, 28, streaming),
  member('Declan Farrow', 'declan_f', 640, 90, whitelisted),
  member('Zadie Underhill', 'zadie', 618, 12, whitelisted),
  member('Milo Castellane', 'milo.c', 596, 55, whitelisted),
  member('Imani Okonjo', 'imani', 571, 8, whitelisted),
  member('Wendell Pryce', 'wendell', 549, 131, whitelisted),
  member('Sabine Marchetti', 'sabine_m', 530, 2, whitelisted),
  member('Aurelio Santos', 'aurelio', 512, 40, whitelisted),
  member('Fern Gallagher', 'fern', 487, 15, whitelisted),
  member('Hugo Beaumont', 'hugo.b', 455, 70, whitelisted),
  member('Tamsin Reeve', 'tamsin', 429, 6, whitelisted),
  member('Nikolai Brandvold', 'niko', 411, 260, whitelisted),
  member('Josephine Adeyemi', 'josie_a', 395, 22, whitelisted),
  member('Casper Lindgren', 'casper', 362, 3, whitelisted),
  member('Delphine Moreau', 'delphine', 333, 18, whitelisted),
  member('Ezra Whitcombe', 'ezra.w', 304, 47, whitelisted),
  member('Luz Paredes', 'luz', 276, 1, whitelisted),
  member('Silas Thornbury', 'silas', 251, 310, whitelisted),
  member('Anneke de Wit', 'anneke', 229, 13, whitelisted),
  member('Kofi Mensah', 'kofi_m', 203, 9, whitelisted),
  member('Rowan Ashdown', 'rowan', 176, 36, whitelisted),
  member('Mireille Dubois', 'mireille', 151, 24, whitelisted),
  member('Jasper Nightingale', 'jasper.n', 129, 5, whitelisted),
  member('Odessa Blackwood', 'odessa', 96, 60, whitelisted),
  member('Pavel Horák', 'pavel', 74, 17, whitelisted),
];

/** People whose application is still ahead of them, or who never sent one. */
const ARRIVALS: DemoMember[] = [
  member('Greta Holloway', 'greta', 210, 1_900),
  member('Dmitri Vasko', 'dmitri.v', 163, 2_400),
  member('Ada Fairweather', 'ada_f', 88, 41),
  member('Theo Langley', 'theo', 52, 26),
  member('Marisol Vega', 'marisol', 31, 11),
  member('Finn O’Leary', 'finn.oleary', 19, 4),
  member('Beatriz Cardoso', 'bea_cardoso', 12, 52),
  member('Idris Lowell', 'idris', 6, 2),
  member('Clementine Shaw', 'clem', 4, 8),
  member('Ruben Aalto', 'ruben', 2, 14),
  member('Harriet Stone', 'harriet.s', 1, null),
];

export const MEMBERS: DemoMember[] = [...TEAM, ...RESIDENTS, ...ARRIVALS];
