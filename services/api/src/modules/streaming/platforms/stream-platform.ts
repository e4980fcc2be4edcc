import type { StreamLinkHealth, StreamPlatformName } from '@boardwalk/contracts';
import type { StreamFacts } from '../sessions/sessions.policy.ts';
import type { StreamerRow } from '../streamers.table.ts';

/** A streamer as a platform is asked about them. */
export type Channel = Pick<StreamerRow, 'id' | 'channel' | 'platformId' | 'playlistAt' | 'playlistHash'>;

/** How a channel is. Whoever is live brings what the platform says of the stream. */
export interface ChannelState {
  live: boolean;
  facts?: StreamFacts;
  /** What was learnt of the channel by the way. */
  learnt?: Partial<Pick<StreamerRow, 'platformId' | 'playlistAt' | 'playlistHash'>>;
}

/** Something that the platform tells of a channel by itself, as it was ordered. */
export interface OrderedEvents {
  id: string;
  kind: string;
  state: 'pending' | 'enabled';
}

/** How a channel can be asked. */
export type ChannelHealth = StreamLinkHealth['channel'];

/** A platform, as far as the site asks it. Each has its own adapter. */
export abstract class StreamPlatform {
  abstract readonly name: StreamPlatformName;
  /** Whether the site has what it takes to ask. */
  abstract readonly configured: boolean;
  /** Whether the platform says by itself when somebody is live; else streamers do by their own switch. */
  abstract readonly tells: boolean;

  /** Whether pages of this site can play a channel of this shape. */
  takes(_channel: string): boolean {
    return true;
  }

  /** How long to wait between two questions about so many channels, in seconds: as the platform allows it. */
  secondsBetween(_channels: number): number {
    return 60;
  }

  /**
   * How these channels are, by the ids of their streamers. One that nothing could be learnt of isn't in it.
   * @throws PlatformSilentError when the platform doesn't answer.
   */
  abstract liveStates(channels: readonly Channel[], signal: AbortSignal): Promise<Map<string, ChannelState>>;

  /** Asks for one channel, whether it is there. It never throws: who doesn't answer is unreachable. */
  abstract channelHealth(channel: Channel, signal: AbortSignal): Promise<ChannelHealth>;

  /** Orders what the platform tells by itself; undefined for one that tells nothing. @throws PlatformSilentError */
  subscribe?(channel: Channel, signal: AbortSignal): Promise<OrderedEvents[]>;
}

/** The adapters, for those who go through all platforms. */
export const STREAM_PLATFORM_ADAPTERS = Symbol('stream platforms');

/** A platform that doesn't answer, or not with what its documentation says. */
export class PlatformSilentError extends Error {
  override readonly name = 'PlatformSilentError';

  constructor(
    message: string,
    /** When it may be asked again, where it says so. */
    readonly until?: Date,
  ) {
    super(message);
  }
}
