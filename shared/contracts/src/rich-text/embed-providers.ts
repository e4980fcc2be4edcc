interface EmbedProvider {
  name: string;
  /** Finds the film's name in an address that somebody copied from their browser. */
  address: RegExp;
  /** Where its player comes from: the one place of theirs that a page may show in a frame. */
  origin: string;
  /** What is put into the page once somebody has asked for it. `host` is the name of the site that shows it. */
  player: (id: string, host: string) => string;
  /** The page that the film is on. */
  page: (id: string) => string;
}

/** Whose films can stand in a text. Nothing of theirs is loaded before somebody asks for it. */
export const EMBED_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    address:
      /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/,
    origin: 'https://www.youtube-nocookie.com',
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    address: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{6,12})(?:[?#].*)?$/,
    origin: 'https://player.vimeo.com',
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
  twitch: {
    name: 'Twitch',
    address: /^https:\/\/(?:www\.)?twitch\.tv\/videos\/(\d{6,12})(?:[?#].*)?$/,
    origin: 'https://player.twitch.tv',
    player: (id, host) => `https://player.twitch.tv/?video=${id}&parent=${host}`,
    page: (id) => `https://www.twitch.tv/videos/${id}`,
  },
} as const satisfies Record<string, EmbedProvider>;

export type EmbedProviderName = keyof typeof EMBED_PROVIDERS;
export const EMBED_PROVIDER_NAMES = Object.keys(EMBED_PROVIDERS) as [
  EmbedProviderName,
  ...EmbedProviderName[],
];

/** What a provider calls one of its films. */
export const EMBED_ID = /^[\w-]{6,12}$/;

/** A film, by who shows it and what they call it. */
export interface Embed {
  provider: EmbedProviderName;
  id: string;
}

/** The film that an address leads to; undefined when it is none of a provider we know. */
export function embedOf(address: string): Embed | undefined {
  for (const provider of EMBED_PROVIDER_NAMES) {
    const id = EMBED_PROVIDERS[provider].address.exec(address.trim())?.[1];
    if (id) return { provider, id };
  }
  return undefined;
}
