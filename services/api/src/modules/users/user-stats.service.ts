import type { EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import type { ByDay } from '../../platform/database/by-day.ts';
import { UsersRepository } from './users.repository.ts';

/** Figures about the community. The more members there are, the longer counting takes, so it is done every few seconds. */
@Injectable()
export class UserStatsService {
  private readonly members: TtlCache<number>;
  private readonly activityNow: TtlCache<EndpointAnswer<'GET /api/users/activity'>>;

  constructor(private readonly users: UsersRepository) {
    this.members = new TtlCache(() => users.count(), 2_000);
    this.activityNow = new TtlCache(
      async () => ({ ...(await users.countActive()), measuredAt: new Date().toISOString() }),
      5_000,
    );
  }

  async count(): Promise<EndpointAnswer<'GET /api/users/count'>> {
    return { count: await this.members.get() };
  }

  /** How many joined on each day since then. */
  joinedByDay(since: Date): Promise<ByDay> {
    return this.users.countJoined(since);
  }

  activity(): Promise<EndpointAnswer<'GET /api/users/activity'>> {
    return this.activityNow.get();
  }
}
