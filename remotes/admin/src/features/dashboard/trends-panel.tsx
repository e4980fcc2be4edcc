import { TREND_DAYS } from '@boardwalk/contracts';
import {
  Button,
  ErrorBox,
  HStack,
  keepPreviousData,
  PanelSection,
  PENDING,
  Skeleton,
  useQuery,
  useSearchParams,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { trendsQuery } from './queries.ts';
import { TrendCharts } from './trend-charts.tsx';

/** Trends by day, for the number of days in the URL. */
export function TrendsPanel() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const days = TREND_DAYS.find((one) => String(one) === params.get('days')) ?? TREND_DAYS[0];
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...trendsQuery(days),
    placeholderData: keepPreviousData,
  });
  return (
    <PanelSection
      title={t`Trends`}
      aside={
        <HStack role="group" aria-label={t`Period`} wrap="wrap">
          {TREND_DAYS.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === days ? 'solid' : 'outline'}
              aria-pressed={one === days}
              onClick={() => setParams({ days: String(one) }, { replace: true, preventScrollReset: true })}
            >
              <Trans>{one} days</Trans>
            </Button>
          ))}
        </HStack>
      }
    >
      {error && (
        <ErrorBox title={t`The trends could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="72" role="status" aria-label={t`Counting`} {...PENDING} />}
      {data && <TrendCharts trends={data} busy={isPlaceholderData} />}
    </PanelSection>
  );
}
