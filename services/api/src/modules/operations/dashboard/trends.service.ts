import { TREND_DAYS, type Trends } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../../platform/cache/ttl-cache.ts';
import type { ByDay } from '../../../platform/database/by-day.ts';
import { ReadingStatsService } from '../../news/reading-stats.service.ts';
import { SubmissionStatsService } from '../../submissions/submission-stats.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { DailyMetricsRepository, type Metric } from './daily-metrics.repository.ts';
import { countsOf, daysOver, daysUntil, firstMissing, valuesOf } from './dashboard.policy.ts';

/** Short compared with a day, the unit of the metrics. */
const TTL_MS = 60_000;

/**
 * Metrics by day. The counts of past days are stored, so that each row is counted only once. A stored day isn't counted again: rows that are deleted
 * later still existed on that day.
 */
@Injectable()
export class TrendsService {
  private readonly cached = new Map(
    TREND_DAYS.map((days) => [days, new TtlCache(() => this.count(days), TTL_MS)]),
  );

  constructor(
    private readonly metrics: DailyMetricsRepository,
    private readonly users: UsersService,
    private readonly applications: SubmissionStatsService,
    private readonly news: ReadingStatsService,
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
      this.byDay('membersJoined', days, (since) => this.users.joinedByDay(since)),
      this.byDay('applicationsHandedIn', days, (since) => this.applications.submittedByDay(since)),
      this.byDay('medianHoursToDecision', days, (since) => this.applications.medianHoursByDay(since)),
      this.byDay('articlesRead', days, (since) => this.news.readByDay(since)),
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

  /**
   * Returns one metric for each of these days; days without rows are absent.
   * @param days in order, today last, in UTC: `2026-11-23`.
   * @param count returns the counts by day since an instant.
   */
  private async byDay(
    metric: Metric,
    days: readonly string[],
    count: (since: Date) => Promise<ByDay>,
  ): Promise<ByDay> {
    const stored = await this.metrics.find(metric, days[0] ?? '');
    const from = firstMissing(days, stored);
    const counted = await count(new Date(`${from}T00:00:00Z`));
    const over = daysOver(days).filter((day) => day >= from);
    await this.metrics.insert(metric, over, counted);
    const before = [...stored].filter(([day]) => day < from);
    return new Map([
      ...before.flatMap(([day, value]) => (value === null ? [] : [[day, value] as const])),
      ...counted,
    ]);
  }
}
