import {
  type EndpointAnswer,
  type EndpointInput,
  STREAM_LIMITS,
  type StreamFacets,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { cursorInstant, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import { toLive } from '../streaming.view.ts';
import { RelatedStreamers } from './related-streamers.service.ts';

const position = z.tuple([cursorInstant, z.uuid()]);
/** Maximum number of streamers among whom the next streams are searched. */
const MOST_LOOKED_AT = 60;

/** Overview of all streams. */
@Injectable()
export class StreamsService {
  constructor(
    private readonly sessions: StreamSessionsRepository,
    private readonly streamers: StreamersRepository,
    private readonly users: UsersService,
    private readonly related: RelatedStreamers,
    private readonly platforms: StreamPlatformsService,
  ) {}

  async list({
    cursor,
    limit,
    ...filter
  }: EndpointInput<'GET /api/streams'>['query']): Promise<EndpointAnswer<'GET /api/streams'>> {
    const now = new Date();
    const rows = await this.sessions.findLive(filter, decodeCursor(cursor, position), limit + 1);
    const names = await this.users.namesOf(rows.map(({ streamer }) => streamer.memberId));
    const page = toPage(
      rows,
      limit,
      ({ session, streamer }) => toLive(session, streamer, nameOf(names, streamer.memberId)),
      ({ session }) => [session.startedAt.getTime(), session.id],
    );
    const fitting = await this.streamers.findFitting(filter, MOST_LOOKED_AT);
    const others = (await this.related.inOrder(fitting, now)).filter(({ live }) => !live);
    return {
      ...page,
      related: others.slice(0, STREAM_LIMITS.related),
      facets: await this.facets(),
      platforms: await this.platforms.states(now),
    };
  }

  private async facets(): Promise<StreamFacets> {
    const all = await this.streamers.facets();
    const of = (kind: string) => all.filter((facet) => facet.kind === kind).map(({ value }) => value);
    return {
      characters: of('character'),
      tags: of('tag'),
      languages: of('language'),
      platforms: of('platform') as StreamFacets['platforms'],
    };
  }
}
