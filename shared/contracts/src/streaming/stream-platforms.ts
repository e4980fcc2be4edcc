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
  /** Finds the channel in an address that somebody copied from their browser. */
  address: RegExp | null;
  /** What a page may show in frames to play it and its chat, as origins. */
  origins: readonly string[];
  /** The channel's own page. */
  page: (channel: string) => string;
  /** The address of the frame that plays it; null when the site's own player does. */
  player: ((source: StreamSource) => string) | null;
  /** The address of the frame with the chat; null when the platform has none for other sites. */
  chat: ((source: StreamSource) => string | null) | null;
}

/** What is known of each platform. Addresses are as the platforms document them for other sites. */
export const STREAM_PLATFORM_ROWS = {
  twitch: {
    name: 'Twitch',
    channel: /^[a-z0-9_]{3,25}$/,
    address: /^(?:https?:\/\/)?(?:www\.|m\.)?twitch\.tv\/(\w{3,25})\/?(?:[?#].*)?$/i,
    origins: ['https://player.twitch.tv', 'https://www.twitch.tv'],
    page: (channel) => `https://www.twitch.tv/${channel}`,
    player: ({ channel, host }) => `https://player.twitch.tv/?channel=${channel}&parent=${host}`,
    chat: ({ channel, host }) => `https://www.twitch.tv/embed/${channel}/chat?parent=${host}`,
  },
  youtube: {
    name: 'YouTube',
    channel: /^UC[\w-]{22}$/,
    address: /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/channel\/(UC[\w-]{22})(?:[/?#].*)?$/,
    origins: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    page: (channel) => `https://www.youtube.com/channel/${channel}`,
    player: ({ channel, broadcast }) =>
      broadcast
        ? `https://www.youtube-nocookie.com/embed/${broadcast}?autoplay=1`
        : `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}&autoplay=1`,
    chat: ({ broadcast, host }) =>
      broadcast ? `https://www.youtube.com/live_chat?v=${broadcast}&embed_domain=${host}` : null,
  },
  kick: {
    name: 'Kick',
    channel: /^[a-z0-9_-]{3,25}$/,
    address: /^(?:https?:\/\/)?(?:www\.)?kick\.com\/([\w-]{3,25})\/?(?:[?#].*)?$/i,
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
    address: null,
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

/** The channel that somebody typed, or that is in the address they copied; undefined when it is none of this platform. */
export function channelOf(platform: StreamPlatformName, typed: string): string | undefined {
  const { channel, address } = streamPlatform(platform);
  const text = typed.trim();
  const found = address?.exec(text)?.[1] ?? text;
  // Names on Twitch and Kick are the same whatever their case is; the ids of YouTube aren't.
  const name = platform === 'twitch' || platform === 'kick' ? found.toLowerCase() : found;
  return channel.test(name) ? name : undefined;
}
