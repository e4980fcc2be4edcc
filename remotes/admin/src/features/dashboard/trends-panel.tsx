import { TREND_DAYS } from '@boardwalk/contracts';
import { ErrorBox, PanelSection, PENDING, Skeleton, TabRow, useQuery, useSearchParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { trendsQuery } from './queries.ts';
import { TrendCharts } from './trend-charts.tsx';

/** Trends by day, for the number of days in the URL. */
export function TrendsPanel() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const days = TREND_DAYS.find((one) => String(one) === params.get('days')) ?? TREND_DAYS[0];
  // The longest period contains the shorter ones, and the days before them.
  const { data, error, refetch } = useQuery(trendsQuery(90));
  return (
    <PanelSection
      title={t`Trends`}
      aside={
        <TabRow
          label={t`Period`}
          value={String(days)}
          tabs={TREND_DAYS.map((one) => ({ value: String(one), label: <Trans>{one} days</Trans> }))}
          onValueChange={(one) => setParams({ days: one }, { replace: true, preventScrollReset: true })}
        />
      }
    >
      {error && (
        <ErrorBox title={t`The trends could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="72" role="status" aria-label={t`Counting`} {...PENDING} />}
      {data && <TrendCharts trends={data} dayCount={days} />}
    </PanelSection>
  );
}
