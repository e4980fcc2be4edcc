import type { EndpointInput, LiveStream } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { StreamerAccess } from '../streamers/streamer-access.service.ts';
import { toLive } from '../streaming.view.ts';
import { StreamChanges } from './stream-changes.service.ts';

/** Manual switch for streamers on platforms that don't determine who is live. */
@Injectable()
export class OwnSwitch {
  constructor(
    private readonly database: Database,
    private readonly access: StreamerAccess,
    private readonly changes: StreamChanges,
    private readonly platforms: StreamPlatformsService,
    private readonly users: UsersService,
  ) {}

  /** @throws STREAMER_NOT_FOUND, STREAMER_STATE_REFUSED, STREAM_SWITCH_REFUSED */
  async goLive(
    caller: Caller,
    { title, character }: EndpointInput<'POST /api/streams/me/live'>['body'],
  ): Promise<LiveStream> {
    const facts = { title, ...(character !== null && { character }) };
    const { streamer, session } = await this.database.transaction(async () => {
      const own = await this.access.lockOwn(caller.id);
      if (own.state !== 'approved') throw new ApiError('STREAMER_STATE_REFUSED');
      this.expectSwitch(own.platform);
      return { streamer: own, session: await this.changes.live(own, 'switch', facts, new Date()) };
    });
    return toLive(session, streamer, nameOf(await this.users.namesOf([caller.id]), caller.id));
  }

  /** @throws STREAMER_NOT_FOUND, STREAM_SWITCH_REFUSED */
  end(caller: Caller): Promise<void> {
    return this.database.transaction(async () => {
      const streamer = await this.access.lockOwn(caller.id);
      this.expectSwitch(streamer.platform);
      await this.changes.ended(streamer, new Date());
    });
  }

  private expectSwitch(platform: Parameters<StreamPlatformsService['liveBy']>[0]): void {
    if (this.platforms.liveBy(platform) !== 'switch') throw new ApiError('STREAM_SWITCH_REFUSED');
  }
}
