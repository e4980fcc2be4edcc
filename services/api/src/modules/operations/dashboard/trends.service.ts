import { TREND_DAYS, type Trends } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../../platform/cache/ttl-cache.ts';
import { ReadingStats } from '../../news/reading-stats.service.ts';
import { SubmissionStatsService } from '../../submissions/submission-stats.service.ts';
import { UserStatsService } from '../../users/user-stats.service.ts';
import { DailyFigures } from './daily-figures.service.ts';
import { countsOf, daysUntil, valuesOf } from './dashboard.policy.ts';

/** Short compared with a day, the unit of the metrics. */
const TTL_MS = 60_000;

/** Metrics by day. */
@Injectable()
export class TrendsService {
  private readonly cached = new Map(
    TREND_DAYS.map((days) => [days, new TtlCache(() => this.count(days), TTL_MS)]),
  );

  constructor(
    private readonly figures: DailyFigures,
    private readonly members: UserStatsService,
    private readonly applications: SubmissionStatsService,
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
    const [joined, handedIn, hours, read] = await Promise.all([
      this.figures.of('membersJoined', days, (since) => this.members.joinedByDay(since)),
      this.figures.of('applicationsHandedIn', days, (since) => this.applications.submittedByDay(since)),
      this.figures.of('medianHoursToDecision', days, (since) => this.applications.medianHoursByDay(since)),
      this.figures.of('articlesRead', days, (since) => this.news.readByDay(since)),
    ]);
    return {
      measuredAt: now.toISOString(),
      days,
      membersJoined: countsOf(days, joined),
      applicationsHandedIn: countsOf(days, handedIn),
      medianHoursToDecision: valuesOf(days, hours),
      articlesRead: countsOf(days, read),
    };
  }
}
