import { Trans } from '@lingui/react/macro';
import type { Comparison } from './compare-periods.ts';

interface ComparisonTextProps extends Pick<Comparison, 'now' | 'before'> {
  kind: 'sum' | 'mean';
  format: (value: number) => string;
}

/** Total or mean of a period, compared with the period before it, in words. Renders nothing without data. */
export function ComparisonText({ now, before, kind, format }: ComparisonTextProps) {
  if (now === null) return null;
  const value = format(now);
  return (
    <>
      {kind === 'sum' ? <Trans>{value} in total</Trans> : <Trans>{value} on average</Trans>}
      {before !== null && (
        <>
          , <Change now={now} before={before} format={format} />
        </>
      )}
    </>
  );
}

function Change({ now, before, format }: { now: number; before: number; format: (value: number) => string }) {
  // Values that are written alike are equal for the reader.
  if (format(now) === format(before)) return <Trans>as many as in the 30 days before</Trans>;
  const difference = format(Math.abs(now - before));
  return now > before ? (
    <Trans>{difference} more than in the 30 days before</Trans>
  ) : (
    <Trans>{difference} fewer than in the 30 days before</Trans>
  );
}
