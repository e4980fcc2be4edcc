import { isYoutubeId, youtubeName } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { queryPlatform, readAnswer } from './platform-calls.ts';
import { type Channel, type ChannelHealth, type ChannelState, StreamPlatform } from './stream-platform.ts';

/** Number of a channel's latest videos among which a live one is searched. */
const LATEST = 5;
/** Maximum number of ids per request of `videos`. */
const BATCH_SIZE = 50;
/** Daily quota of a project in units, less a tenth for other requests. */
const UNITS_A_DAY = 9_000;
const DAY_S = 86_400;

const channelSchema = z.object({ items: z.array(z.object({ id: z.string() })).optional() });
const playlistSchema = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })),
});
const videosSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({ channelId: z.string(), title: z.string(), liveBroadcastContent: z.string() }),
      liveStreamingDetails: z
        .object({
          actualStartTime: z.iso.datetime({ offset: true }).optional(),
          concurrentViewers: z.string().optional(),
        })
        .optional(),
    }),
  ),
});
type Video = z.infer<typeof videosSchema>['items'][number];

/**
 * YouTube’s Data API (https://developers.google.com/youtube/v3). The latest videos of a channel cost one unit, a search a hundred. Its push
 * messages announce new videos but not live streams, so it is polled.
 */
@Injectable()
export class YoutubePlatform extends StreamPlatform {
  readonly name = 'youtube';
  private readonly youtube: Configuration['streaming']['youtube'];

  constructor(@Inject(CONFIGURATION) { streaming }: Configuration) {
    super();
    this.youtube = streaming.youtube;
  }

  get configured(): boolean {
    return this.youtube !== undefined;
  }

  get tells(): boolean {
    return this.configured;
  }

  override secondsBetween(channels: number): number {
    const units = channels + Math.ceil((channels * LATEST) / BATCH_SIZE);
    return Math.max(60, Math.ceil((DAY_S * units) / UNITS_A_DAY));
  }

  async liveStates(channels: readonly Channel[], signal: AbortSignal): Promise<Map<string, ChannelState>> {
    const ids: string[] = [];
    /** Ids of the channels, by streamer. */
    const known = new Map<string, string>();
    for (const channel of channels) {
      const channelId = await this.idOf(channel, signal);
      const latest = channelId && (await this.latestOf(channelId, signal));
      if (!channelId || !latest) continue;
      known.set(channel.id, channelId);
      ids.push(...latest);
    }
    const live = new Map<string, Video>();
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const query = `/videos?part=snippet,liveStreamingDetails&id=${ids.slice(from, from + BATCH_SIZE).join(',')}`;
      const { items } = readAnswer(await this.ask(query, signal), videosSchema);
      for (const video of items)
        if (video.snippet.liveBroadcastContent === 'live') live.set(video.snippet.channelId, video);
    }
    return new Map(
      channels.flatMap((channel) => {
        const channelId = known.get(channel.id);
        return channelId ? [[channel.id, stateOf(channel, channelId, live.get(channelId))] as const] : [];
      }),
    );
  }

  async channelHealth({ channel }: Channel, signal: AbortSignal): Promise<ChannelHealth> {
    try {
      return (await this.find(channel, signal)) ? 'found' : 'missing';
    } catch {
      return 'unreachable';
    }
  }

  /** Returns the id of a channel. A name is looked up once, and the id stored with the channel. */
  private async idOf({ channel, platformId }: Channel, signal: AbortSignal): Promise<string | undefined> {
    if (isYoutubeId(channel)) return channel;
    return platformId ?? this.find(channel, signal);
  }

  private async find(channel: string, signal: AbortSignal): Promise<string | undefined> {
    const { items = [] } = readAnswer(
      await this.ask(`/channels?part=id&${whichChannel(channel)}`, signal),
      channelSchema,
    );
    return items[0]?.id;
  }

  /** Returns the ids of the latest videos; undefined for a missing channel. The id of its list of uploads is derived from the channel's. */
  private async latestOf(channel: string, signal: AbortSignal): Promise<string[] | undefined> {
    const list = `UU${channel.slice(2)}`;
    const query = `/playlistItems?part=contentDetails&maxResults=${LATEST}&playlistId=${list}`;
    const answer = await this.ask(query, signal);
    if (answer.status === 404) return undefined;
    return readAnswer(answer, playlistSchema).items.map(({ contentDetails }) => contentDetails.videoId);
  }

  private ask(path: string, signal: AbortSignal) {
    if (!this.youtube) throw new Error('YouTube is not configured.');
    return queryPlatform(`${this.youtube.apiUrl}${path}&key=${encodeURIComponent(this.youtube.key)}`, {
      signal,
    });
  }
}

function whichChannel(channel: string): string {
  if (isYoutubeId(channel)) return `id=${channel}`;
  const name = encodeURIComponent(youtubeName(channel));
  // Addresses with c/ became handles of the same name.
  return channel.startsWith('user/') ? `forUsername=${name}` : `forHandle=@${name}`;
}

function stateOf(
  { channel, platformId }: Channel,
  channelId: string,
  video: Video | undefined,
): ChannelState {
  const learnt = isYoutubeId(channel) || platformId === channelId ? {} : { platformId: channelId };
  if (!video) return { live: false, learnt };
  const { actualStartTime: began, concurrentViewers } = video.liveStreamingDetails ?? {};
  const viewers = Number.parseInt(concurrentViewers ?? '', 10);
  return {
    live: true,
    learnt,
    facts: {
      title: video.snippet.title,
      broadcast: video.id,
      viewers: Number.isFinite(viewers) ? viewers : null,
      ...(began && { startedAt: new Date(began) }),
    },
  };
}
