import {
  type EndpointAnswer,
  type EndpointInput,
  HEARTBEAT_S,
  type ServerStatus,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { TtlCache } from '../../../platform/cache/ttl-cache.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Database } from '../../../platform/database/database.ts';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import { GameStatusRepository } from './game-status.repository.ts';
import { differs, statusOf } from './server-status.policy.ts';

/** Notifies every process that the displayed status has changed. */
export const STATUS_CHANNEL = 'server_status';
/** Caches the maintenance state: join checks call it up to 200 times per second. */
const MAINTENANCE_TTL_MS = 500;

/** Status of the game server, by its own reports. */
@Injectable()
export class ServerStatusService {
  private readonly mustBeWhitelisted: boolean;
  private readonly maintenance = new TtlCache(
    async () => (await this.status.find())?.maintenance ?? false,
    MAINTENANCE_TTL_MS,
  );

  constructor(
    private readonly database: Database,
    private readonly status: GameStatusRepository,
    private readonly events: ProcessEvents,
    @Inject(CONFIGURATION) { mustBeWhitelisted }: Configuration,
  ) {
    this.mustBeWhitelisted = mustBeWhitelisted;
  }

  async current(): Promise<ServerStatus> {
    return statusOf(await this.status.find(), new Date());
  }

  /** Returns the rules for joining. Maintenance is the last reported state, even a stale one, because the caller is the game server itself. */
  async doorRules(): Promise<{ maintenance: boolean; mustBeWhitelisted: boolean }> {
    return { maintenance: await this.maintenance.get(), mustBeWhitelisted: this.mustBeWhitelisted };
  }

  heartbeat({
    connect,
    resource,
    ...said
  }: EndpointInput<'POST /api/game/v1/heartbeat'>['body']): Promise<
    EndpointAnswer<'POST /api/game/v1/heartbeat'>
  > {
    return this.database.transaction(async () => {
      const now = new Date();
      const before = statusOf(await this.status.lock(), now);
      const row = await this.status.upsert({
        ...said,
        connect: connect ?? null,
        resource: resource ?? null,
      });
      if (differs(before, statusOf(row, now))) await this.events.notify(STATUS_CHANNEL, '');
      return { nextInSeconds: HEARTBEAT_S, mustBeWhitelisted: this.mustBeWhitelisted };
    });
  }
}
