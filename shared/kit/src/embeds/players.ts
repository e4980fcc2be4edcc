import { EMBED_PROVIDERS, embedOf, embedPlayer } from '@boardwalk/contracts';

/** What is shown of another site: what stands there in a frame, and who shows it. */
export interface Player {
  /** What its readers call that site. */
  name: string;
  /** The address of the frame. Its origin has to stand in the remote's `remote.json`. */
  src: string;
}

/**
 * The player for the page of a video, a clip or a live channel: on YouTube, Vimeo, Twitch, Kick, Streamable or Medal.
 * @param address of that page, as somebody copies it from their browser.
 * @param host the name of this site, which Twitch asks for.
 * @returns undefined when it is no page of theirs with a player.
 */
export function playerOf(address: string, host: string): Player | undefined {
  const embed = embedOf(address);
  return embed && { name: EMBED_PROVIDERS[embed.provider].name, src: embedPlayer(embed, host) };
}
