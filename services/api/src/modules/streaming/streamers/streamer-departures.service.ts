import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { StreamPlatformsRepository } from '../platforms/stream-platforms.repository.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';

/** Role of approved streamers. */
export const STREAMER_ROLE = 'STREAMER';

/** Effects of suspending and retiring streamers. Must run inside the transaction of the change, which has locked the streamer. */
@Injectable()
export class StreamerDeparturesService {
  constructor(
    private readonly database: Database,
    private readonly sessions: StreamSessionsService,
    private readonly slots: StreamSlotsRepository,
    private readonly platforms: StreamPlatformsRepository,
    private readonly roles: RolesService,
  ) {}

  /** Ends the stream and revokes the role; the schedule is only hidden. */
  async suspend(streamer: StreamerRow, by: AuditActor): Promise<void> {
    this.database.requireTransaction();
    await this.sessions.recordEnd(streamer, new Date());
    await this.roles.takeBackFor(by, streamer.memberId, STREAMER_ROLE);
  }

  /** Also cancels the schedule. */
  async retire(streamer: StreamerRow, by: AuditActor): Promise<void> {
    this.database.requireTransaction();
    await this.suspend(streamer, by);
    await this.slots.removeAll(streamer.id);
    await this.platforms.forget(streamer.id);
  }
}
