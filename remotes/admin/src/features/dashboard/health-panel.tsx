import { ErrorBox, Grid, PanelSection, PENDING, Skeleton, Text, TimeText, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { BackupsLine } from './backups-line.tsx';
import { CARD_GRID } from './health-card.tsx';
import { HealthCards } from './health-cards.tsx';
import { healthQuery } from './queries.ts';

/** Health of the site's components and backups, and the time of measurement. */
export function HealthPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(healthQuery);
  return (
    <PanelSection
      title={t`Health`}
      aside={
        data && (
          <Text fontSize="sm" color="fg.muted">
            <Trans>
              Updated <TimeText at={data.measuredAt} as="relative" />
            </Trans>
          </Text>
        )
      }
    >
      {error && (
        <ErrorBox title={t`The status could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <HealthSkeleton label={t`Measuring`} />}
      {data && <HealthCards health={data} />}
      <BackupsLine />
    </PanelSection>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e'];

function HealthSkeleton({ label }: { label: string }) {
  return (
    <Grid {...CARD_GRID} role="status" aria-label={label} {...PENDING}>
      {CARDS.map((card) => (
        <Skeleton key={card} height="24" />
      ))}
    </Grid>
  );
}
