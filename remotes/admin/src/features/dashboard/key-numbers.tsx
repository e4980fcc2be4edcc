import { Box, chakra, Grid, numberFormat, PENDING, Skeleton, Stack, Text, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Comparison, comparePeriods } from './compare-periods.ts';
import { trendsQuery } from './queries.ts';

const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))';
const SKELETONS = ['a', 'b', 'c', 'd'];

/** The metrics of the last 30 days, each compared with the 30 days before. Renders nothing if they could not be loaded. */
export function KeyNumbers() {
  const { t, i18n } = useLingui();
  const { data, error } = useQuery(trendsQuery(90));
  if (error && !data) return null;
  if (!data)
    return (
      <Grid
        templateColumns={COLUMNS}
        gap="4"
        role="status"
        aria-label={t`Loading the key numbers`}
        {...PENDING}
      >
        {SKELETONS.map((key) => (
          <Skeleton key={key} height="8.5rem" borderRadius="md" />
        ))}
      </Grid>
    );
  const count = numberFormat(i18n.locale, {}).format;
  const hours = numberFormat(i18n.locale, { maximumFractionDigits: 1 }).format;
  const { membersJoined, applicationsHandedIn, medianHoursToDecision, articlesRead } = data;
  const metrics = [
    { title: t`New members`, values: membersJoined, kind: 'sum' as const, format: count },
    { title: t`Applications`, values: applicationsHandedIn, kind: 'sum' as const, format: count },
    { title: t`Hours to a decision`, values: medianHoursToDecision, kind: 'mean' as const, format: hours },
    { title: t`First reads of articles`, values: articlesRead, kind: 'sum' as const, format: count },
  ];
  return (
    <Grid as="ul" listStyleType="none" aria-label={t`Last 30 days`} templateColumns={COLUMNS} gap="4">
      {metrics.map(
        ({ title, values, kind, format }) =>
          values && (
            <KeyNumber key={title} title={title} comparison={comparePeriods(values, kind)} format={format} />
          ),
      )}
    </Grid>
  );
}

interface KeyNumberProps {
  title: string;
  comparison: Comparison;
  format: (value: number) => string;
}

function KeyNumber({ title, comparison: { now, before, days }, format }: KeyNumberProps) {
  return (
    <Stack as="li" gap="1" borderWidth="1px" borderRadius="md" bg="bg.panel" p="4" minW="0">
      <Text fontSize="sm" color="fg.muted">
        {title}
      </Text>
      <Text
        textStyle="3xl"
        fontFamily="heading"
        fontWeight="800"
        lineHeight="1.1"
        fontVariantNumeric="tabular-nums"
      >
        {now === null ? '–' : format(now)}
      </Text>
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {before === null ? (
          <Trans>No earlier data</Trans>
        ) : (
          <Trans>{format(before)} in the 30 days before</Trans>
        )}
      </Text>
      <Sparkline values={days} />
    </Stack>
  );
}

const WIDTH = 120;
const HEIGHT = 24;

/** The daily values as small bars. The charts below contain the same data with their values. */
function Sparkline({ values }: { values: Comparison['days'] }) {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const step = WIDTH / Math.max(1, values.length);
  return (
    <Box aria-hidden mt="1">
      <chakra.svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        height={`${HEIGHT}px`}
        preserveAspectRatio="none"
      >
        <chakra.rect fill="border" y={HEIGHT - 1} width={WIDTH} height="1" />
        {values.map(
          (value, index) =>
            value !== null &&
            value > 0 && (
              <chakra.rect
                key={index}
                fill="tide.solid"
                x={index * step}
                y={HEIGHT * (1 - value / most)}
                width={step * 0.7}
                height={(value / most) * HEIGHT}
              />
            ),
        )}
      </chakra.svg>
    </Box>
  );
}
