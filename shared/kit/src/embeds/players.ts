import { EMBED_PROVIDERS, embedOf, embedPlayer } from '@boardwalk/contracts';

/** A player of another site. */
export interface Player {
  /** Public name of the site. */
  name: string;
  /** URL of the frame. Its origin has to be in the remote's `remote.json`. */
  src: string;
}

/**
 * Returns the player of a video, clip or live channel: on YouTube, Vimeo, Twitch, Kick, Streamable or Medal.
 * @param address URL of its page, as copied from a browser.
 * @param host host name of this site, which Twitch requires.
 * @returns undefined if it isn't a page with a player.
 */
export function playerOf(address: string, host: string): Player | undefined {
  const embed = embedOf(address);
  return embed && { name: EMBED_PROVIDERS[embed.provider].name, src: embedPlayer(embed, host) };
}
