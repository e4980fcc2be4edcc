import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { OutgoingClient } from '../../../platform/outgoing/outgoing.client.ts';
import { type Channel, type ChannelHealth, type ChannelState, StreamPlatform } from './stream-platform.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 262_144;
/** Number of concurrent requests, so that a slow server doesn't delay the others. */
const MAX_CONCURRENT = 8;
/** A live playlist changes every few seconds. One that hasn't changed for this long has ended. */
const STALE_MS = 180_000;

/**
 * Playlists on streamers' own servers (RFC 8216). The streamer sets the live state; the playlist can only end it. Members supply the addresses, so
 * they are requested by the client that is limited to public addresses.
 */
@Injectable()
export class HlsPlatform extends StreamPlatform {
  readonly name = 'hls';
  readonly configured = true;
  readonly tells = false;

  private readonly origins: readonly string[];

  constructor(
    private readonly outgoing: OutgoingClient,
    @Inject(CONFIGURATION) { streaming }: Configuration,
  ) {
    super();
    this.origins = streaming.origins;
  }

  override takes(channel: string): boolean {
    return !isElsewhere(channel) || this.origins.includes(new URL(channel).origin);
  }

  async liveStates(channels: readonly Channel[], signal: AbortSignal): Promise<Map<string, ChannelState>> {
    const limit = pLimit(MAX_CONCURRENT);
    const states = new Map<string, ChannelState>();
    await Promise.all(
      channels.map((channel) =>
        limit(async () => {
          if (signal.aborted || !isElsewhere(channel.channel)) return;
          const text = await this.read(channel.channel).catch(() => undefined);
          const state = text === undefined ? undefined : stateOf(channel, text, new Date());
          if (state) states.set(channel.id, state);
        }),
      ),
    );
    return states;
  }

  async channelHealth({ channel }: Channel): Promise<ChannelHealth> {
    // A path on this site is a file of the site itself.
    if (!isElsewhere(channel)) return 'found';
    try {
      return isPlaylist(await this.read(channel)) ? 'found' : 'not-a-playlist';
    } catch (error) {
      return error instanceof NoPlaylistError ? 'missing' : 'unreachable';
    }
  }

  /** @throws NoPlaylistError when the server responds that there is none; Error when it can't be reached. */
  private async read(address: string): Promise<string> {
    const answer = await this.outgoing.send(address, {
      method: 'GET',
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      headers: { accept: 'application/vnd.apple.mpegurl, application/x-mpegurl' },
    });
    if (answer.status === 404 || answer.status === 410) throw new NoPlaylistError('There is no playlist.');
    if (answer.status !== 200) throw new Error(`The server answered ${answer.status}.`);
    return answer.body.toString('utf8');
  }
}

class NoPlaylistError extends Error {
  override readonly name = 'NoPlaylistError';
}

function isElsewhere(channel: string): boolean {
  return channel.startsWith('https://');
}

function isPlaylist(text: string): boolean {
  return /^\uFEFF?#EXTM3U\b/.test(text);
}

/** Returns the state by a playlist; undefined for a playlist of several qualities, which never changes. */
export function stateOf(
  { playlistAt, playlistHash }: Pick<Channel, 'playlistAt' | 'playlistHash'>,
  text: string,
  now: Date,
): ChannelState | undefined {
  if (!isPlaylist(text)) return undefined;
  const held = hash('sha256', text);
  const learnt = held === playlistHash ? {} : { playlistAt: now, playlistHash: held };
  if (text.includes('#EXT-X-STREAM-INF')) return { live: true, learnt };
  const ended = text.includes('#EXT-X-ENDLIST');
  const stale =
    held === playlistHash && playlistAt !== null && now.getTime() - playlistAt.getTime() > STALE_MS;
  return { live: !ended && !stale, learnt };
}
