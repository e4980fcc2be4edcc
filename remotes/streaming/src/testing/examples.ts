import type {
  EndpointAnswer,
  LiveStream,
  ManagedStreamer,
  OwnStreamer,
  RelatedStreamer,
  StreamOccurrence,
  StreamPage,
} from '@boardwalk/contracts';

const HOUR_MS = 3_600_000;
export const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
export const id = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`;

export const NORA = { username: 'nora', fullName: 'Nora Quayle', avatarUrl: null };
const MILO = { username: 'milo', fullName: 'Milo Anders', avatarUrl: null };

export const LIVE: LiveStream = {
  id: id(1),
  person: NORA,
  platform: 'hls',
  channel: '/demo/stream/main.m3u8',
  broadcast: null,
  channelUrl: '/demo/stream/main.m3u8',
  title: 'Night shift at the harbour',
  character: 'Dolores Finch',
  tags: ['harbour'],
  language: 'en',
  startedAt: at(-1),
  viewers: 12,
  figuresAt: at(0),
};
export const ON_TWITCH: LiveStream = {
  ...LIVE,
  id: id(2),
  person: MILO,
  platform: 'twitch',
  channel: 'milo',
  viewers: 40,
  channelUrl: 'https://www.twitch.tv/milo',
  title: 'Copper trial',
  character: 'Judge Abernathy',
};
export const DATE: StreamOccurrence = {
  slotId: id(3),
  date: at(30).slice(0, 10),
  person: NORA,
  platform: 'hls',
  title: 'Ferry talk',
  character: 'Dolores Finch',
  tags: [],
  language: 'en',
  startsAt: at(30),
  endsAt: at(32),
  zone: 'Europe/Berlin',
  weekly: true,
  state: 'upcoming',
};
export const RELATED: RelatedStreamer = {
  person: MILO,
  platform: 'twitch',
  characters: ['Judge Abernathy'],
  tags: [],
  language: 'en',
  live: false,
  next: null,
};
const ANSWERING = { platform: 'hls', state: 'answering', answeredAt: at(0) } as const;

export const LIVE_PAGE: EndpointAnswer<'GET /api/streams'> = {
  items: [LIVE, ON_TWITCH],
  nextCursor: null,
  related: [RELATED],
  platforms: [ANSWERING],
  facets: {
    characters: ['Dolores Finch', 'Judge Abernathy'],
    tags: ['harbour'],
    languages: ['en', 'de'],
    platforms: ['hls', 'twitch'],
  },
};
export const STREAM_PAGE: StreamPage = {
  streamer: {
    person: NORA,
    platform: 'hls',
    channel: LIVE.channel,
    channelUrl: LIVE.channelUrl,
    characters: ['Dolores Finch'],
    tags: ['harbour'],
    language: 'en',
    about: 'Slow life by the water.',
    followers: 7,
  },
  live: LIVE,
  last: null,
  next: [DATE],
  related: [RELATED],
  platform: ANSWERING,
  following: false,
};
export const OWN: OwnStreamer = {
  ...STREAM_PAGE.streamer,
  id: id(4),
  state: 'approved',
  message: '',
  appliedAt: at(-900),
  decidedAt: at(-800),
  reason: '',
  liveBy: 'switch',
  version: 3,
  platform: 'twitch',
  channel: 'nora',
  may: { edit: true, leave: true, applyAgain: false, goLive: true },
};
export const MANAGED: ManagedStreamer = {
  ...STREAM_PAGE.streamer,
  id: id(5),
  memberId: 'auth0|nora',
  state: 'applied',
  message: 'I film the ferry.',
  appliedAt: at(-5),
  decidedAt: null,
  decidedBy: null,
  reason: '',
  live: false,
  reports: [],
  version: 1,
  may: { approve: true, suspend: false, restore: false, retire: true, dismissReports: false },
};
