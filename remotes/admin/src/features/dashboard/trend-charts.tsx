import type { Trends } from '@boardwalk/contracts';
import { Chart, type ChartSeries, EmptyState, formatDay, Grid, numberFormat } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

interface Metric {
  title: string;
  kind: 'line' | 'bar';
  series: ChartSeries[];
  format?: (value: number) => string;
}

/** A chart for each metric with stored data, with its table. */
export function TrendCharts({ trends, busy }: { trends: Trends; busy: boolean }) {
  const { t, i18n } = useLingui();
  const { days, membersJoined, applicationsHandedIn, medianHoursToDecision, articlesRead } = trends;
  const categories = days.map((day) => formatDay(day, 'monthAndDay', i18n.locale));
  const hours = numberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const metrics: Metric[] = [
    ...metricOf('bar', t`Members who joined`, membersJoined),
    ...metricOf('bar', t`Applications submitted`, applicationsHandedIn),
    ...metricOf('line', t`Median hours from submission to decision`, medianHoursToDecision, hours.format),
    ...metricOf('bar', t`Articles read for the first time`, articlesRead),
  ];
  if (metrics.length === 0) {
    return (
      <EmptyState title={t`No data yet`}>
        <Trans>There is no data for these days.</Trans>
      </EmptyState>
    );
  }
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="8"
      aria-busy={busy}
      opacity={busy ? 0.6 : undefined}
    >
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

/** Returns nothing for a metric without stored data: a line along 0 would imply that it was measured. */
function metricOf(
  kind: Metric['kind'],
  title: string,
  values: readonly (number | null)[] | null,
  format?: (value: number) => string,
): Metric[] {
  return values ? [{ kind, title, series: [{ name: title, values }], ...(format && { format }) }] : [];
}
