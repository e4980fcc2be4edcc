import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { HandlesService } from '../../users/handles.service.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { StreamersRepository } from './streamers.repository.ts';

/** Finds the streamer of a call. */
@Injectable()
export class StreamerAccessService {
  constructor(
    private readonly streamers: StreamersRepository,
    private readonly handles: HandlesService,
  ) {}

  /** Returns an approved streamer by their current or a recent handle. @throws STREAMER_NOT_FOUND */
  async shown(username: string): Promise<StreamerRow> {
    const member = await this.handles.find(username);
    const [streamer] = member && member !== 'closed' ? await this.streamers.findShown([member.id]) : [];
    if (!streamer) throw new ApiError('STREAMER_NOT_FOUND');
    return streamer;
  }

  /** @throws STREAMER_NOT_FOUND for a member who has never applied */
  async own(memberId: string): Promise<StreamerRow> {
    const streamer = await this.streamers.findByMember(memberId);
    if (!streamer) throw new ApiError('STREAMER_NOT_FOUND');
    return streamer;
  }

  /** Returns the caller's streamer, locked until the transaction ends. @throws STREAMER_NOT_FOUND */
  async lockOwn(memberId: string): Promise<StreamerRow> {
    const streamer = await this.findOwnLocked(memberId);
    if (!streamer) throw new ApiError('STREAMER_NOT_FOUND');
    return streamer;
  }

  findOwnLocked(memberId: string): Promise<StreamerRow | undefined> {
    return this.streamers.lockByMember(memberId);
  }
}
