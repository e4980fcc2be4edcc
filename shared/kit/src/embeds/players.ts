import { EMBED_PROVIDERS, embedOf } from '@boardwalk/contracts';

/** What is shown of another site: what stands there in a frame, and who shows it. */
export interface Player {
  /** What its readers call that site. */
  name: string;
  /** The address of the frame. Its origin has to stand in the remote's `remote.json`. */
  src: string;
}

interface Channel {
  name: string;
  /** Finds the channel's name in the address of its page. */
  address: RegExp;
  /** `host` is the name of the site that shows it. */
  player: (channel: string, host: string) => string;
}

/** Live channels, beside the films that a text may hold. */
const CHANNELS: readonly Channel[] = [
  {
    name: EMBED_PROVIDERS.twitch.name,
    address: /^https:\/\/(?:www\.|m\.)?twitch\.tv\/(\w{3,25})\/?(?:[?#].*)?$/,
    player: (channel, host) => `${EMBED_PROVIDERS.twitch.origin}/?channel=${channel}&parent=${host}`,
  },
  {
    name: 'Kick',
    address: /^https:\/\/(?:www\.)?kick\.com\/([\w-]{3,25})\/?(?:[?#].*)?$/,
    player: (channel) => `https://player.kick.com/${channel}`,
  },
];

/**
 * The player for the page of a film or of a live channel: on YouTube, Vimeo, Twitch or Kick.
 * @param address of that page, as somebody copies it from their browser.
 * @param host the name of this site, which Twitch asks for.
 * @returns undefined when it is no page of theirs with a player.
 */
export function playerOf(address: string, host: string): Player | undefined {
  const film = embedOf(address);
  if (film) {
    const { name, player } = EMBED_PROVIDERS[film.provider];
    return { name, src: player(film.id, host) };
  }
  for (const { name, address: pattern, player } of CHANNELS) {
    const channel = pattern.exec(address.trim())?.[1];
    if (channel) return { name, src: player(channel, host) };
  }
  return undefined;
}
