import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import { StreamChanges } from './stream-changes.service.ts';
import { StreamSessionsRepository } from './stream-sessions.repository.ts';

const BATCH_SIZE = 100;

/** Ends streams that their streamers forgot to end with the manual switch. */
@Injectable()
export class ForgottenStreams {
  constructor(
    private readonly database: Database,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly changes: StreamChanges,
  ) {}

  async end(now: Date): Promise<void> {
    for (const id of await this.sessions.findForgotten(BATCH_SIZE))
      await this.database.transaction(async () => {
        const streamer = await this.streamers.lock(id);
        if (streamer) await this.changes.ended(streamer, now);
      });
  }
}
