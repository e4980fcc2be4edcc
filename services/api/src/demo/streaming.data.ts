import type { StreamerState, StreamPlatformName, StreamReportReason, Weekday } from '@boardwalk/contracts';

interface DemoSlot {
  title: string;
  character: string | null;
  days: Weekday[];
  /** A wall clock time in the streamer's zone. */
  time: string;
  minutes: number;
}

interface DemoSession {
  title: string;
  character: string | null;
  hoursAgo: number;
  minutes: number;
  /** How many watched when the most did. Null where nobody counts. */
  peak: number | null;
}

interface DemoStreamer {
  member: string;
  state: StreamerState;
  platform: StreamPlatformName;
  channel: string;
  characters: string[];
  tags: string[];
  language: string;
  zone: string;
  about: string;
  message: string;
  appliedDaysAgo: number;
  /** One of so many members follows. */
  followedByOneIn: number;
  slots: DemoSlot[];
  sessions: DemoSession[];
  live?: { title: string; character: string; minutesAgo: number };
  reason?: string;
  report?: { by: string; reason: StreamReportReason; text: string; hoursAgo: number };
}

/** The playlist that the site itself serves. */
const DEMO_PLAYLIST = '/demo/stream/main.m3u8';

/** Streamers of the demo community. The channels are nobody's. */
export const STREAMERS: DemoStreamer[] = [
  {
    member: 'streamer',
    state: 'approved',
    platform: 'twitch',
    channel: 'dex_of_meridian',
    characters: ['Dex Maravilla'],
    tags: ['boats', 'night shift'],
    language: 'en',
    zone: 'America/Los_Angeles',
    about: 'Deckhand on the Little Constance. Long shifts, slow stories, and a radio that never quite works.',
    message: 'I have streamed from the docks since spring.',
    appliedDaysAgo: 200,
    followedByOneIn: 2,
    slots: [
      {
        title: 'Late ferry, later stream',
        character: 'Dex Maravilla',
        days: ['TH'],
        time: '21:00',
        minutes: 240,
      },
      { title: 'Sunday on the tugs', character: 'Dex Maravilla', days: ['SU'], time: '14:00', minutes: 180 },
    ],
    sessions: [
      { title: 'Night shift on the tugs', character: 'Dex Maravilla', hoursAgo: 90, minutes: 215, peak: 64 },
      {
        title: 'Fog, and nobody at the lighthouse',
        character: 'Dex Maravilla',
        hoursAgo: 260,
        minutes: 170,
        peak: 41,
      },
    ],
  },
  {
    member: 'evander',
    state: 'approved',
    platform: 'hls',
    channel: DEMO_PLAYLIST,
    characters: ['Evander Sloane', 'Commodore Pike'],
    tags: ['harbour', 'city by night'],
    language: 'en',
    zone: 'Europe/London',
    message: 'My own server, no adverts.',
    appliedDaysAgo: 420,
    followedByOneIn: 3,
    about: 'The harbour as the camera on the yacht club sees it, with whoever walks into the picture.',
    slots: [
      {
        title: 'Harbour watch',
        character: 'Commodore Pike',
        days: ['MO', 'WE', 'FR'],
        time: '20:00',
        minutes: 120,
      },
      {
        title: 'Regatta, from the committee boat',
        character: 'Evander Sloane',
        days: ['SA'],
        time: '11:30',
        minutes: 150,
      },
    ],
    sessions: [
      { title: 'Regatta, first heat', character: 'Evander Sloane', hoursAgo: 150, minutes: 140, peak: null },
    ],
    live: {
      title: 'The harbour by night, with Commodore Pike on watch',
      character: 'Commodore Pike',
      minutesAgo: 47,
    },
  },
  {
    member: 'kiri.matiu',
    state: 'approved',
    platform: 'youtube',
    channel: 'UCMeridianRpDemo00000001',
    characters: ['Kiri Matiu'],
    tags: ['law', 'city hall'],
    language: 'en',
    zone: 'Pacific/Auckland',
    about: 'Public defender. Every hearing is real, every client is guilty of something.',
    message: 'Court days, twice a week.',
    appliedDaysAgo: 380,
    followedByOneIn: 4,
    slots: [
      {
        title: 'Court is in session',
        character: 'Kiri Matiu',
        days: ['TU', 'SA'],
        time: '19:30',
        minutes: 180,
      },
    ],
    sessions: [
      { title: 'The accordion case, day two', character: 'Kiri Matiu', hoursAgo: 52, minutes: 195, peak: 88 },
    ],
  },
  {
    member: 'roscoe',
    state: 'approved',
    platform: 'kick',
    channel: 'roscoes-diner',
    characters: ['Roscoe Bright'],
    tags: ['diner', 'economy'],
    language: 'en',
    zone: 'America/New_York',
    about: 'One diner, three closures, one fryer. Come for the pie, stay for the inspection.',
    message: 'Opening hours are streaming hours.',
    appliedDaysAgo: 310,
    followedByOneIn: 3,
    slots: [
      {
        title: 'Breakfast shift',
        character: 'Roscoe Bright',
        days: ['MO', 'TU', 'WE', 'TH', 'FR'],
        time: '07:30',
        minutes: 120,
      },
      { title: 'Open late', character: 'Roscoe Bright', days: ['SA'], time: '22:30', minutes: 210 },
    ],
    sessions: [
      {
        title: 'Roscoe reopens the diner, third attempt',
        character: 'Roscoe Bright',
        hoursAgo: 118,
        minutes: 240,
        peak: 132,
      },
    ],
  },
  {
    member: 'ottoline',
    state: 'approved',
    platform: 'twitch',
    channel: 'ottoline_voss',
    characters: ['Ottoline Voss', 'Schwester Agathe'],
    tags: ['medics', 'night shift'],
    language: 'de',
    zone: 'Europe/Berlin',
    message: 'Ich streame auf Deutsch.',
    appliedDaysAgo: 240,
    followedByOneIn: 5,
    about: 'Notaufnahme auf dem Hügel, mal ernst, mal nicht. Fragen beantworte ich nach der Schicht.',
    slots: [
      {
        title: 'Nachtdienst auf dem Hügel',
        character: 'Ottoline Voss',
        days: ['TU', 'TH'],
        time: '20:15',
        minutes: 165,
      },
      { title: 'Sprechstunde', character: 'Schwester Agathe', days: ['SU'], time: '17:00', minutes: 90 },
    ],
    sessions: [
      { title: 'Drei Autos, eine Ampel', character: 'Ottoline Voss', hoursAgo: 75, minutes: 160, peak: 27 },
    ],
  },
  {
    member: 'gilfontaine',
    state: 'approved',
    platform: 'twitch',
    channel: 'gil_after_midnight',
    characters: ['Sergeant Fontaine'],
    tags: ['police', 'night shift'],
    language: 'en',
    zone: 'America/Vancouver',
    about: 'Graveyard patrol. Mostly paperwork, sometimes a goose.',
    message: 'Moderating comes first.',
    appliedDaysAgo: 180,
    followedByOneIn: 4,
    slots: [
      {
        title: 'Graveyard patrol',
        character: 'Sergeant Fontaine',
        days: ['FR', 'SA'],
        time: '23:30',
        minutes: 240,
      },
    ],
    sessions: [
      {
        title: 'One goose, four units',
        character: 'Sergeant Fontaine',
        hoursAgo: 64,
        minutes: 225,
        peak: 56,
      },
    ],
    report: {
      by: 'zadie',
      reason: 'stream-sniping',
      hoursAgo: 20,
      text: 'Somebody in the chat told a crew where the van was parked, and it was read out.',
    },
  },
  {
    member: 'luz',
    state: 'applied',
    platform: 'kick',
    channel: 'luz-on-air',
    characters: ['Luz Paredes'],
    tags: ['music'],
    language: 'en',
    zone: 'America/Chicago',
    about: 'Busking on Tram 4, with the accordion if I ever get it back.',
    message: 'Fridays after work. I know the rules about filming other people’s scenes.',
    appliedDaysAgo: 1,
    followedByOneIn: 0,
    slots: [],
    sessions: [],
  },
  {
    member: 'jasper.n',
    state: 'suspended',
    platform: 'twitch',
    channel: 'jasper_and_crew',
    characters: ['Jasper Nightingale'],
    tags: ['crime'],
    language: 'en',
    zone: 'Europe/Dublin',
    about: 'Heists, mostly failed.',
    message: 'Two of us, one channel.',
    appliedDaysAgo: 90,
    followedByOneIn: 6,
    slots: [{ title: 'The job', character: null, days: ['SA'], time: '21:00', minutes: 180 }],
    sessions: [
      { title: 'The boat job', character: 'Jasper Nightingale', hoursAgo: 400, minutes: 120, peak: 33 },
    ],
    reason: 'Plans of another crew were read from a stream and used. Suspended until we have talked.',
  },
];
