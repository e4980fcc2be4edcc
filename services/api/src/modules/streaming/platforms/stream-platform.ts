import type { StreamLinkHealth, StreamPlatformName } from '@boardwalk/contracts';
import type { StreamFacts } from '../sessions/sessions.policy.ts';
import type { StreamerRow } from '../streamers.table.ts';

/** Channel data of a streamer for requests to the platform. */
export type Channel = Pick<StreamerRow, 'id' | 'channel' | 'platformId' | 'playlistAt' | 'playlistHash'>;

/** State of a channel, with the data of its stream while it is live. */
export interface ChannelState {
  live: boolean;
  facts?: StreamFacts;
  /** Further data that the response contained. */
  learnt?: Partial<Pick<StreamerRow, 'platformId' | 'playlistAt' | 'playlistHash'>>;
}

/** Subscription to one kind of events of a channel. */
export interface OrderedEvents {
  id: string;
  kind: string;
  state: 'pending' | 'enabled';
}

/** Result of checking a channel. */
export type ChannelHealth = StreamLinkHealth['channel'];

/** Adapter of a platform. */
export abstract class StreamPlatform {
  abstract readonly name: StreamPlatformName;
  /** Whether the required credentials are configured. */
  abstract readonly configured: boolean;
  /** Whether the platform determines who is live; otherwise streamers use the manual switch. */
  abstract readonly tells: boolean;

  /** Whether pages of this site can play a channel of this form. */
  takes(_channel: string): boolean {
    return true;
  }

  /** Returns the minimum interval between polls of this number of channels, in seconds, by the platform's limits. */
  secondsBetween(_channels: number): number {
    return 60;
  }

  /**
   * Returns the states of these channels, by the ids of their streamers. A channel with an unknown state is absent.
   * @throws PlatformSilentError when the platform doesn't respond.
   */
  abstract liveStates(channels: readonly Channel[], signal: AbortSignal): Promise<Map<string, ChannelState>>;

  /** Checks whether a channel exists. Never rejects: without a response it is unreachable. */
  abstract channelHealth(channel: Channel, signal: AbortSignal): Promise<ChannelHealth>;

  /** Subscribes to events of a channel; undefined for platforms without events. @throws PlatformSilentError */
  subscribe?(channel: Channel, signal: AbortSignal): Promise<OrderedEvents[]>;
}

/** Injection token of all adapters. */
export const STREAM_PLATFORM_ADAPTERS = Symbol('stream platforms');

/** A platform that doesn't respond, or not as documented. */
export class PlatformSilentError extends Error {
  override readonly name = 'PlatformSilentError';

  constructor(
    message: string,
    /** Time of the next allowed request, if the platform sent it. */
    readonly until?: Date,
  ) {
    super(message);
  }
}
