import type { EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import type { ByDay } from '../../platform/database/by-day.ts';
import { UsersRepository } from './users.repository.ts';

/** Metrics of the community. Counting takes longer with more members, so the results are cached for a few seconds. */
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

  /** Returns the number of new members for each day. */
  joinedByDay(since: Date): Promise<ByDay> {
    return this.users.countJoined(since);
  }

  activity(): Promise<EndpointAnswer<'GET /api/users/activity'>> {
    return this.activityNow.get();
  }
}
