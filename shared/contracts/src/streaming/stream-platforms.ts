// Without schemas, for pages too.

/** Where streams can come from. `hls`: a playlist on the streamer's own server. */
export const STREAM_PLATFORMS = ['twitch', 'youtube', 'kick', 'hls'] as const;
export type StreamPlatformName = (typeof STREAM_PLATFORMS)[number];

/** What a player has to know: the channel, what the platform calls the broadcast (YouTube), and the host of the site that shows it. */
export interface StreamSource {
  channel: string;
  broadcast: string | null;
  /** The host name of this site, without a port: Twitch plays for named sites only. */
  host: string;
}

interface StreamPlatformRow {
  name: string;
  /** What a channel looks like there. */
  channel: RegExp;
  /** The hosts whose addresses name channels, without `www.` and `m.`. */
  hosts: readonly string[];
  /** Finds the channel in the parts of the path of such an address, as platforms show them for a channel and the pages below it. */
  inPath: ((parts: readonly string[], query: URLSearchParams) => string | undefined) | null;
  /** What a page may show in frames to play it and its chat, as origins. */
  origins: readonly string[];
  /** The channel's own page. */
  page: (channel: string) => string;
  /** The address of the frame that plays it; null when the site's own player does. */
  player: ((source: StreamSource) => string) | null;
  /** The address of the frame with the chat; null when the platform has none for other sites. */
  chat: ((source: StreamSource) => string | null) | null;
}

/** The first parts of paths that are pages of the platform and no channels. */
const TWITCH_PAGES = [
  'directory',
  'videos',
  'clips',
  'p',
  'settings',
  'downloads',
  'jobs',
  'subscriptions',
  'inventory',
  'wallet',
  'drops',
  'friends',
  'turbo',
  'store',
  'search',
  'login',
  'signup',
  'user',
  'team',
  'collections',
  'event',
  'prime',
  'products',
];
const YOUTUBE_PAGES = [
  'watch',
  'live',
  'shorts',
  'embed',
  'v',
  'e',
  'clip',
  'playlist',
  'results',
  'feed',
  'hashtag',
  'post',
  'gaming',
  'premium',
  'music',
  'movies',
  'news',
  'sports',
  'learning',
  'account',
  'about',
  't',
  'howyoutubeworks',
  'creators',
  'redirect',
  'attribution_link',
  'live_chat',
  'oembed',
  'source',
  'signin',
  'upload',
  'explore',
  'browse',
  'search',
  'kids',
  'tv',
  'ads',
  'channel_switcher',
];
const KICK_PAGES = [
  'browse',
  'category',
  'categories',
  'video',
  'videos',
  'clips',
  'following',
  'search',
  'dashboard',
  'settings',
  'subscriptions',
  'transactions',
  'community-guidelines',
  'terms-of-service',
  'privacy-policy',
  'about',
];

/** Whether a channel of YouTube is an id. */
export const isYoutubeId = (channel: string): boolean => /^UC[\w-]{22}$/.test(channel);

/** The name in a channel of YouTube that isn't an id: a handle without its @, or what follows `c/` and `user/`. */
export const youtubeName = (channel: string): string => channel.replace(/^(?:@|c\/|user\/)/, '');

/** What is known of each platform. Addresses are as the platforms document them for other sites. */
export const STREAM_PLATFORM_ROWS = {
  twitch: {
    name: 'Twitch',
    channel: /^[a-z0-9_]{3,25}$/,
    hosts: ['twitch.tv', 'go.twitch.tv', 'player.twitch.tv', 'dashboard.twitch.tv'],
    inPath: ([first, second], query) => {
      if (first === undefined) return query.get('channel') ?? undefined;
      if (['u', 'popout', 'embed', 'moderator'].includes(first)) return second;
      return TWITCH_PAGES.includes(first) ? undefined : first;
    },
    origins: ['https://player.twitch.tv', 'https://www.twitch.tv'],
    page: (channel) => `https://www.twitch.tv/${channel}`,
    player: ({ channel, host }) => `https://player.twitch.tv/?channel=${channel}&parent=${host}`,
    chat: ({ channel, host }) => `https://www.twitch.tv/embed/${channel}/chat?parent=${host}`,
  },
  youtube: {
    name: 'YouTube',
    // An id; or a name, where that is all that is known: a handle, or one of the names of earlier years.
    channel: /^(?:UC[\w-]{22}|(?:@|c\/|user\/)[\p{L}\p{N}\p{M}_.·-]{1,60})$/u,
    hosts: ['youtube.com', 'studio.youtube.com', 'music.youtube.com', 'gaming.youtube.com'],
    inPath: ([first = '', second]) => {
      if (first === 'channel') return second;
      if (first.startsWith('@')) return first;
      if (first === 'c' || first === 'user') return second && `${first}/${second}`;
      return first === '' || YOUTUBE_PAGES.includes(first) ? undefined : `c/${first}`;
    },
    origins: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    page: (channel) =>
      `https://www.youtube.com/${isYoutubeId(channel) ? `channel/${channel}` : encodeURI(channel)}`,
    player: ({ channel, broadcast }) => {
      if (broadcast) return `https://www.youtube-nocookie.com/embed/${broadcast}?autoplay=1`;
      if (isYoutubeId(channel))
        return `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}&autoplay=1`;
      // YouTube plays what is live by ids alone. By a name it plays the latest videos, and a stream is one of them.
      return `https://www.youtube-nocookie.com/embed?listType=user_uploads&list=${encodeURIComponent(youtubeName(channel))}&autoplay=1`;
    },
    chat: ({ broadcast, host }) =>
      broadcast ? `https://www.youtube.com/live_chat?v=${broadcast}&embed_domain=${host}` : null,
  },
  kick: {
    name: 'Kick',
    channel: /^[a-z0-9_-]{3,25}$/,
    hosts: ['kick.com', 'player.kick.com', 'dashboard.kick.com'],
    inPath: ([first = '', second]) => {
      if (first === 'popout' || first === 'u') return second;
      return KICK_PAGES.includes(first) ? undefined : first;
    },
    origins: ['https://player.kick.com'],
    page: (channel) => `https://kick.com/${channel}`,
    player: ({ channel }) => `https://player.kick.com/${channel}`,
    chat: null,
  },
  hls: {
    name: 'Own server',
    // A playlist by https, or one that this site serves.
    channel:
      /^(?:https:\/\/[a-z0-9.-]+(?::\d{2,5})?)?\/(?!\/)[\w./~%-]{1,200}\.m3u8(?:\?[\w.~%=&-]{1,200})?$/,
    hosts: [],
    inPath: null,
    origins: [],
    page: (channel) => channel,
    player: null,
    chat: null,
  },
} as const satisfies Record<StreamPlatformName, StreamPlatformRow>;

/** The row of a platform, with the fields that every row has. */
export function streamPlatform(name: StreamPlatformName): StreamPlatformRow {
  return STREAM_PLATFORM_ROWS[name];
}

/**
 * Returns the channel of a name or a copied address, as it is stored: by its id if the address contains one. Undefined if it isn't a
 * channel of this platform.
 */
export function channelOf(platform: StreamPlatformName, typed: string): string | undefined {
  const text = typed.trim();
  const name = spelled(platform, channelInAddress(platform, text) ?? text);
  return streamPlatform(platform).channel.test(name) ? name : undefined;
}

/** Names are the same whatever their case is; ids and addresses aren't. */
function spelled(platform: StreamPlatformName, found: string): string {
  if (platform === 'hls' || (platform === 'youtube' && isYoutubeId(found))) return found;
  const name = found.normalize('NFC').toLowerCase();
  return platform === 'youtube' ? name : name.replace(/^@/, '');
}

function channelInAddress(platform: StreamPlatformName, text: string): string | undefined {
  const { hosts, inPath } = streamPlatform(platform);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!inPath || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams, username } = new URL(address);
  if (username !== '' || !hosts.includes(hostname.replace(/^(?:www|m)\./, ''))) return undefined;
  return inPath(partsOf(pathname), searchParams);
}

function partsOf(pathname: string): string[] {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map((part, at) => (at === 0 ? decodeURIComponent(part).toLowerCase() : decodeURIComponent(part)));
  } catch {
    // A percent sign that encodes nothing.
    return [];
  }
}
