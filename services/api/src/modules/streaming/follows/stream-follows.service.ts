import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamsService } from '../pages/streams.service.ts';
import { StreamerAccessService } from '../streamers/streamer-access.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import { toPerson } from '../streaming.view.ts';
import { StreamFollowsRepository } from './stream-follows.repository.ts';

const byId = z.tuple([z.uuid()]);
const byTime = z.tuple([cursorInstant, z.string().max(255)]);

/** Members' follows of streamers. */
@Injectable()
export class StreamFollowsService {
  constructor(
    private readonly access: StreamerAccessService,
    private readonly streamers: StreamersRepository,
    private readonly follows: StreamFollowsRepository,
    private readonly users: UsersService,
    private readonly streams: StreamsService,
  ) {}

  /** @throws STREAMER_NOT_FOUND, OWN_CHANNEL */
  async follow(caller: Caller, username: string): Promise<void> {
    const { id, memberId } = await this.access.shown(username);
    if (memberId === caller.id) throw new ApiError('OWN_CHANNEL');
    await this.follows.insert(id, caller.id);
  }

  /** @throws STREAMER_NOT_FOUND */
  async unfollow(caller: Caller, username: string): Promise<void> {
    const { id } = await this.access.shown(username);
    await this.follows.delete(id, caller.id);
  }

  async followed(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/streams/following'>['query'],
  ): Promise<EndpointAnswer<'GET /api/streams/following'>> {
    const [after] = decodeCursor(cursor, byId) ?? [];
    const rows = await this.follows.findFollowed(caller.id, after, limit + 1);
    const describe = await this.streams.describer(rows, new Date());
    return toPage(rows, limit, describe, ({ id }) => [id]);
  }

  /** @throws STREAMER_NOT_FOUND */
  async ofOwn(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/streams/me/followers'>['query'],
  ): Promise<EndpointAnswer<'GET /api/streams/me/followers'>> {
    const { id } = await this.access.own(caller.id);
    const rows = await this.follows.findPage(id, decodeCursor(cursor, byTime), limit + 1);
    const names = await this.users.namesOf(rows.map(({ memberId }) => memberId));
    const page = toPage(
      rows,
      limit,
      ({ memberId, at }) => ({ person: toPerson(nameOf(names, memberId)), since: at.toISOString() }),
      ({ memberId, at }) => [at.getTime(), memberId],
    );
    return { ...page, total: (await this.streamers.followersOf([id])).get(id) ?? 0 };
  }
}
