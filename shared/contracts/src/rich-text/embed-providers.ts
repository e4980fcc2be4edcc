import { cleanAddress } from '../texts/clean-text.ts';

interface EmbedAddress {
  /** Id of the video at its provider. */
  id: string;
  /** Key of an unlisted Vimeo video, or second part of the URL of a Medal clip. */
  hash?: string;
  /** Start of the video, in seconds. */
  start?: number;
}

/** A video, a clip or a live channel of another site, as documents store it. */
export interface Embed extends EmbedAddress {
  provider: EmbedProviderName;
}

interface EmbedProvider {
  name: string;
  /** Host names of its pages, without a leading `www.` or `m.`. */
  hosts: readonly string[];
  /** Pattern of the ids of its videos. */
  id: RegExp;
  hash?: RegExp;
  /** Extracts the id, and the hash, from a URL that was copied from a browser or a frame. */
  find: (address: URL) => Omit<EmbedAddress, 'start'> | undefined;
  /** Extracts the start time from a URL; absent if its player has no start parameter. */
  startOf?: (address: URL) => number | undefined;
  /** Origin of the player: the only one of the provider that a page may show in a frame. */
  origin: string;
  /** Returns the URL of the player, which is loaded when a reader opens it. `host` is the host name of this site. */
  player: (embed: EmbedAddress, host: string) => string;
  /** Returns the URL of the video's page, which `find` recognizes. */
  page: (embed: EmbedAddress) => string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{4,12}$/;
const VIMEO_HASH = /^[0-9a-f]{8,20}$/;
const TWITCH_VIDEO = /^\d{6,12}$/;
const TWITCH_CLIP = /^[A-Za-z0-9]{4,80}(?:-[\w-]{4,40})?$/;
const TWITCH_CHANNEL = /^\w{3,25}$/;
/** First path segments on Twitch that aren't channels. */
const TWITCH_PAGES = new Set(
  'clip clips collections dashboard directory downloads drops embed friends inventory jobs login moderator payments popout prime search settings signup store subscriptions team turbo videos wallet'.split(
    ' ',
  ),
);
const KICK_CHANNEL = /^[\w-]{3,25}$/;
/** First path segments on Kick that aren't channels. */
const KICK_PAGES = new Set(
  'browse categories category clips community-guidelines following privacy-policy search subscriptions terms-of-service video'.split(
    ' ',
  ),
);
const STREAMABLE_ID = /^[a-z0-9]{4,10}$/i;
const MEDAL_ID = /^[\w-]{5,30}$/;
const MEDAL_HASH = /^[\w-]{4,30}$/;

/**
 * Providers of videos, clips and live channels that documents can contain, with every URL format they use. Nothing is loaded from them before a
 * reader opens a player. The origins of the players are in the `remote.json` of each remote that shows documents.
 */
export const EMBED_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'music.youtube.com', 'gaming.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    id: YOUTUBE_ID,
    find: ({ hostname, pathname, searchParams }) => {
      if (hostname === 'youtu.be' || hostname === 'www.youtu.be') return idAt(pathname, /^\/([^/]+)\/?$/);
      const inPath = idAt(pathname, /^\/(?:shorts|live|embed|v|e)\/([^/]+)\/?$/);
      const inQuery = searchParams.get('v');
      return inPath ?? (/^\/watch\/?$/.test(pathname) && inQuery ? { id: inQuery } : undefined);
    },
    startOf: secondsIn('t', 'start', 'time_continue'),
    origin: 'https://www.youtube-nocookie.com',
    player: ({ id, start }) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
    page: ({ id, start }) => `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  },
  vimeo: {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    id: VIMEO_ID,
    hash: VIMEO_HASH,
    find: ({ pathname, searchParams }) => {
      const [, id, inPath] =
        /^\/(?:video\/|manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/[\w-]+\/video\/|ondemand\/[\w-]+\/|[\w-]+\/review\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(
          pathname,
        ) ?? [];
      const hash = searchParams.get('h') ?? inPath;
      return id === undefined ? undefined : { id, hash };
    },
    startOf: secondsIn('t', 'start'),
    origin: 'https://player.vimeo.com',
    player: ({ id, hash, start }) =>
      `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1${start ? `#t=${start}s` : ''}`,
    page: ({ id, hash, start }) =>
      `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${start ? `#t=${start}s` : ''}`,
  },
  twitch: {
    name: 'Twitch',
    hosts: ['twitch.tv', 'player.twitch.tv'],
    id: TWITCH_VIDEO,
    find: ({ hostname, pathname, searchParams }) => {
      if (hostname === 'player.twitch.tv') {
        const id = searchParams.get('video')?.replace(/^v/, '');
        return id ? { id } : undefined;
      }
      return idAt(pathname, /^\/(?:\w+\/)?(?:videos?|v)\/v?(\d+)\/?$/);
    },
    startOf: secondsIn('t', 'time'),
    origin: 'https://player.twitch.tv',
    player: ({ id, start }, host) =>
      `https://player.twitch.tv/?video=${id}&parent=${host}${start ? `&time=${start}s` : ''}`,
    page: ({ id, start }) => `https://www.twitch.tv/videos/${id}${start ? `?t=${start}s` : ''}`,
  },
  'twitch-clip': {
    name: 'Twitch',
    hosts: ['twitch.tv', 'clips.twitch.tv'],
    id: TWITCH_CLIP,
    find: ({ hostname, pathname, searchParams }) => {
      if (hostname !== 'clips.twitch.tv') return idAt(pathname, /^\/(?:\w+\/)?clip\/([^/]+)\/?$/);
      if (!/^\/embed\/?$/.test(pathname)) return idAt(pathname, /^\/(?:\w+\/)?([^/]+)\/?$/);
      const id = searchParams.get('clip');
      return id ? { id } : undefined;
    },
    origin: 'https://clips.twitch.tv',
    player: ({ id }, host) => `https://clips.twitch.tv/embed?clip=${id}&parent=${host}&autoplay=true`,
    page: ({ id }) => `https://clips.twitch.tv/${id}`,
  },
  'twitch-channel': {
    name: 'Twitch',
    hosts: ['twitch.tv', 'player.twitch.tv'],
    id: TWITCH_CHANNEL,
    find: ({ hostname, pathname, searchParams }) => {
      const inQuery = searchParams.get('channel');
      if (hostname === 'player.twitch.tv') return inQuery ? { id: inQuery } : undefined;
      return otherThan(TWITCH_PAGES, idAt(pathname, /^\/([^/]+)\/?$/));
    },
    origin: 'https://player.twitch.tv',
    player: ({ id }, host) => `https://player.twitch.tv/?channel=${id}&parent=${host}`,
    page: ({ id }) => `https://www.twitch.tv/${id}`,
  },
  // Kick offers a player for live channels only: recordings and clips stay links.
  'kick-channel': {
    name: 'Kick',
    hosts: ['kick.com', 'player.kick.com'],
    id: KICK_CHANNEL,
    find: ({ pathname, searchParams }) =>
      searchParams.has('clip') ? undefined : otherThan(KICK_PAGES, idAt(pathname, /^\/([^/]+)\/?$/)),
    origin: 'https://player.kick.com',
    player: ({ id }) => `https://player.kick.com/${id}`,
    page: ({ id }) => `https://kick.com/${id}`,
  },
  streamable: {
    name: 'Streamable',
    hosts: ['streamable.com'],
    id: STREAMABLE_ID,
    find: ({ pathname }) =>
      idAt(pathname, /^\/(?:[eos]\/)?(?!login|signup|pricing|terms|privacy|upload|support)([^/]+)\/?$/),
    origin: 'https://streamable.com',
    player: ({ id }) => `https://streamable.com/e/${id}?autoplay=1`,
    page: ({ id }) => `https://streamable.com/${id}`,
  },
  medal: {
    name: 'Medal',
    hosts: ['medal.tv'],
    id: MEDAL_ID,
    hash: MEDAL_HASH,
    find: ({ pathname }) => {
      const [, id, hash] =
        /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:games\/[\w-]+\/)?clips?\/([^/]+)(?:\/([^/]+))?\/?$/i.exec(
          pathname,
        ) ?? [];
      return id === undefined ? undefined : { id, hash };
    },
    origin: 'https://medal.tv',
    player: ({ id, hash }) => `https://medal.tv/clip/${id}${hash ? `/${hash}` : ''}?autoplay=1`,
    page: ({ id, hash }) => `https://medal.tv/clips/${id}${hash ? `/${hash}` : ''}`,
  },
} as const satisfies Record<string, EmbedProvider>;

export type EmbedProviderName = keyof typeof EMBED_PROVIDERS;
export const EMBED_PROVIDER_NAMES = Object.keys(EMBED_PROVIDERS) as [
  EmbedProviderName,
  ...EmbedProviderName[],
];
/** Origins of all players, which the pages of a text must be allowed to show in frames. */
export const EMBED_ORIGINS: readonly string[] = [
  ...new Set(EMBED_PROVIDER_NAMES.map((name) => EMBED_PROVIDERS[name].origin)),
];

/** Maximum length of an id or a hash. */
export const EMBED_LENGTH = 130;
/** Maximum start of a video, in seconds: two days. */
export const EMBED_START = 172_800;

/** Returns the row of a provider, typed with all optional fields. */
function rowOf(provider: EmbedProviderName): EmbedProvider {
  return EMBED_PROVIDERS[provider];
}

/** Returns whether these values form a valid embed. Must be checked before they become part of a URL. */
export function isEmbed({ provider, id, hash, start }: Partial<Record<keyof Embed, unknown>>): boolean {
  if (typeof provider !== 'string' || !Object.hasOwn(EMBED_PROVIDERS, provider)) return false;
  const row = rowOf(provider as EmbedProviderName);
  if (typeof id !== 'string' || !row.id.test(id)) return false;
  if (hash !== undefined && !(typeof hash === 'string' && row.hash?.test(hash))) return false;
  return start === undefined || isStart(start);
}

function isStart(start: unknown): boolean {
  return typeof start === 'number' && Number.isInteger(start) && start > 0 && start <= EMBED_START;
}

/** Returns the URL of the player of a video. @param host the host name of this site, which Twitch requires. */
export function embedPlayer({ provider, ...embed }: Embed, host: string): string {
  return rowOf(provider).player(embed, host);
}

/** Returns the URL of the video's page. {@link embedOf} finds the same video in it. */
export function embedPage({ provider, ...embed }: Embed): string {
  return rowOf(provider).page(embed);
}

/** Parses the URL of a video; undefined if it isn't one of a known provider. */
export function embedOf(address: string): Embed | undefined {
  const text = cleanAddress(address);
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || url.port) return undefined;
  for (const provider of EMBED_PROVIDER_NAMES) {
    const row = rowOf(provider);
    const found = row.hosts.some((host) => isHost(url.hostname, host)) ? row.find(url) : undefined;
    if (!found) continue;
    const start = row.startOf?.(url);
    const embed: Embed = { provider, id: found.id };
    if (found.hash !== undefined) embed.hash = found.hash;
    if (isStart(start)) embed.start = start;
    if (isEmbed(embed)) return embed;
  }
  return undefined;
}

function isHost(hostname: string, host: string): boolean {
  return hostname === host || hostname === `www.${host}` || hostname === `m.${host}`;
}

function idAt(pathname: string, pattern: RegExp): { id: string } | undefined {
  const id = pattern.exec(pathname)?.[1];
  return id === undefined ? undefined : { id };
}

function otherThan(pages: ReadonlySet<string>, found: { id: string } | undefined) {
  return found && pages.has(found.id.toLowerCase()) ? undefined : found;
}

/** Parses a start time, `90`, `90s`, `1h2m3s` or `1:02:03`, from the query or the fragment. */
function secondsIn(...names: readonly string[]) {
  return ({ searchParams, hash }: URL): number | undefined => {
    const behind = new URLSearchParams(hash.slice(1));
    for (const name of names) {
      const written = searchParams.get(name) ?? behind.get(name);
      const seconds = written === null ? undefined : secondsOf(written);
      if (seconds !== undefined) return seconds;
    }
    return undefined;
  };
}

function secondsOf(written: string): number | undefined {
  if (/^\d{1,2}(?::\d{2}){1,2}$/.test(written))
    return written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const [all, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/.exec(written) ?? [];
  return all ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : undefined;
}
