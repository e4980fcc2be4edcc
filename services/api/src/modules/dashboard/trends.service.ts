import { TREND_DAYS, type Trends } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import { ReadingStats } from '../news/reading-stats.service.ts';
import { SubmissionStats } from '../submissions/submission-stats.service.ts';
import { UserStatsService } from '../users/user-stats.service.ts';
import { countsOf, daysUntil, valuesOf } from './dashboard.policy.ts';

/** Counting many rows takes its time, and a day is long. */
const TTL_MS = 60_000;

/** What happened by day, counted over what is stored. */
@Injectable()
export class TrendsService {
  private readonly cached = new Map(
    TREND_DAYS.map((days) => [days, new TtlCache(() => this.count(days), TTL_MS)]),
  );

  constructor(
    private readonly members: UserStatsService,
    private readonly applications: SubmissionStats,
    private readonly news: ReadingStats,
  ) {}

  async of(days: (typeof TREND_DAYS)[number]): Promise<Trends> {
    const cached = this.cached.get(days);
    if (!cached) throw new Error(`There are no trends of ${days} days.`);
    return cached.get();
  }

  private async count(count: number): Promise<Trends> {
    const now = new Date();
    const days = daysUntil(now, count);
    const since = new Date(`${days[0]}T00:00:00Z`);
    const [joined, handedIn, hours, read] = await Promise.all([
      this.members.joinedByDay(since),
      this.applications.handedInByDay(since),
      this.applications.medianHoursByDay(since),
      this.news.readByDay(since),
    ]);
    return {
      ...{ measuredAt: now.toISOString(), days },
      membersJoined: countsOf(days, joined),
      applicationsHandedIn: countsOf(days, handedIn),
      medianHoursToDecision: valuesOf(days, hours),
      articlesRead: countsOf(days, read),
    };
  }
}
