import type { Trends } from '@boardwalk/contracts';
import { Chart, type ChartSeries, EmptyState, formatDay, Grid, numberFormat } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { comparePeriods, PERIOD_DAYS, periodValue } from './compare-periods.ts';
import { ComparisonText } from './comparison-text.tsx';

interface Metric {
  title: string;
  kind: 'line' | 'bar';
  series: ChartSeries[];
  summary: ReactNode;
  format: (value: number) => string;
}

interface TrendChartsProps {
  /** Of at least `dayCount` days. */
  trends: Trends;
  /** Number of shown days, the last ones. */
  dayCount: number;
}

/** A chart for each metric with stored data, with its total and its table. */
export function TrendCharts({ trends, dayCount }: TrendChartsProps) {
  const { t, i18n } = useLingui();
  const { membersJoined, applicationsHandedIn, medianHoursToDecision, articlesRead } = trends;
  const categories = trends.days.slice(-dayCount).map((day) => formatDay(day, 'monthAndDay', i18n.locale));
  const count = numberFormat(i18n.locale, {}).format;
  const hours = numberFormat(i18n.locale, { maximumFractionDigits: 1 }).format;
  const metrics: Metric[] = [
    ...metricOf({
      kind: 'sum',
      title: t`Members who joined`,
      values: membersJoined,
      format: count,
      dayCount,
    }),
    ...metricOf({
      kind: 'sum',
      title: t`Applications submitted`,
      values: applicationsHandedIn,
      format: count,
      dayCount,
    }),
    ...metricOf({
      kind: 'mean',
      title: t`Median hours from submission to decision`,
      values: medianHoursToDecision,
      format: hours,
      dayCount,
    }),
    ...metricOf({
      kind: 'sum',
      title: t`Articles read for the first time`,
      values: articlesRead,
      format: count,
      dayCount,
    }),
  ];
  if (metrics.length === 0) {
    return (
      <EmptyState title={t`No data yet`}>
        <Trans>There is no data for these days.</Trans>
      </EmptyState>
    );
  }
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="8">
      {metrics.map((metric) => (
        <Chart
          key={metric.title}
          {...metric}
          categories={categories}
          categoryName={t`Day (UTC)`}
          tableLabel={<Trans>Show as a table</Trans>}
        />
      ))}
    </Grid>
  );
}

interface MetricData {
  /** Whether the values of the days are added, or averaged. */
  kind: 'sum' | 'mean';
  title: string;
  values: readonly (number | null)[] | null;
  format: (value: number) => string;
  dayCount: number;
}

/** Returns nothing for a metric without stored data: a line along 0 would imply that it was measured. */
function metricOf({ kind, title, values, format, dayCount }: MetricData): Metric[] {
  if (!values) return [];
  const shown = values.slice(-dayCount);
  // There are no days before the longest period.
  const { now, before } =
    dayCount === PERIOD_DAYS ? comparePeriods(values, kind) : { now: periodValue(shown, kind), before: null };
  return [
    {
      kind: kind === 'sum' ? 'bar' : 'line',
      title,
      series: [{ name: title, values: shown }],
      summary: <ComparisonText now={now} before={before} kind={kind} format={format} />,
      format,
    },
  ];
}
