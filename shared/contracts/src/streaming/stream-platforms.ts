// Without schemas, because pages import it.

/** Streaming platforms. `hls`: a playlist on the streamer's own server. */
export const STREAM_PLATFORMS = ['twitch', 'youtube', 'kick', 'hls'] as const;
export type StreamPlatformName = (typeof STREAM_PLATFORMS)[number];

/** Parameters of a player: the channel, the platform's id of the broadcast (YouTube), and the host of the embedding site. */
export interface StreamSource {
  channel: string;
  broadcast: string | null;
  /** Host name of this site, without a port: Twitch plays only on registered hosts. */
  host: string;
}

interface StreamPlatformRow {
  name: string;
  /** Pattern of a channel. */
  channel: RegExp;
  /** Hosts whose URLs contain channels, without `www.` and `m.`. */
  hosts: readonly string[];
  /** Extracts the channel from the path segments of such a URL, for channel pages and pages below them. */
  inPath: ((parts: readonly string[], query: URLSearchParams) => string | undefined) | null;
  /** Frame origins of its player and chat. */
  origins: readonly string[];
  /** URL of the channel's page. */
  page: (channel: string) => string;
  /** URL of the player's frame; null if the site's own player is used. */
  player: ((source: StreamSource) => string) | null;
  /** URL of the chat's frame; null if the platform has no embeddable chat. */
  chat: ((source: StreamSource) => string | null) | null;
}

/** First path segments that are pages of the platform, not channels. */
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

/** Returns whether a YouTube channel is an id. */
export const isYoutubeId = (channel: string): boolean => /^UC[\w-]{22}$/.test(channel);

/** Returns the name of a YouTube channel that isn't an id: a handle without its @, or the part after `c/` and `user/`. */
export const youtubeName = (channel: string): string => channel.replace(/^(?:@|c\/|user\/)/, '');

/** Properties of each platform. URLs follow the platforms' documentation for embedding. */
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
    // An id; or, if only that is known, a name: a handle or a legacy custom name.
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
      // YouTube's live player requires an id. By name only the latest uploads can be played, which include the stream.
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
    // An https playlist, or one on this site.
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

/** Returns the row of a platform, typed with all fields. */
export function streamPlatform(name: StreamPlatformName): StreamPlatformRow {
  return STREAM_PLATFORM_ROWS[name];
}

/** Returns the channel of a name or copied URL, as it is stored: by id if the URL contains one. Undefined if it isn't a channel of this platform. */
export function channelOf(platform: StreamPlatformName, typed: string): string | undefined {
  const text = typed.trim();
  const name = spelled(platform, channelInAddress(platform, text) ?? text);
  return streamPlatform(platform).channel.test(name) ? name : undefined;
}

/** Normalizes the spelling: names are case-insensitive; ids and URLs aren't. */
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
    // Malformed percent-encoding.
    return [];
  }
}
