import { STREAM_LIMITS, type StreamPage } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type Caller, isMember } from '../../../platform/auth/caller.ts';
import { StreamFollowsRepository } from '../follows/stream-follows.repository.ts';
import { StreamerAccess } from '../streamers/streamer-access.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import { RelatedStreamers } from './related-streamers.service.ts';
import { StreamerStream } from './streamer-stream.service.ts';

@Injectable()
export class StreamPageService {
  constructor(
    private readonly access: StreamerAccess,
    private readonly streamers: StreamersRepository,
    private readonly follows: StreamFollowsRepository,
    private readonly stream: StreamerStream,
    private readonly related: RelatedStreamers,
  ) {}

  /** @throws STREAMER_NOT_FOUND */
  async find(caller: Caller | null, username: string): Promise<StreamPage> {
    const now = new Date();
    const streamer = await this.access.shown(username);
    const others = await this.streamers.findRelated(streamer, STREAM_LIMITS.related);
    const canFollow = isMember(caller) && caller.id !== streamer.memberId;
    return {
      ...(await this.stream.of(streamer, now)),
      related: await this.related.inOrder(others, now),
      following: canFollow ? await this.follows.exists(streamer.id, caller.id) : null,
    };
  }
}
