import type { BackupFailure, BackupStatus } from '@boardwalk/contracts';
import { Box, chakra, numberFormat, Stack, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LabeledValue } from '../../layout/labeled-value.tsx';
import { HealthState } from './health-card.tsx';

const REASONS: Record<BackupFailure, ReactNode> = {
  'no-room': <Trans>The disk was full.</Trans>,
  'not-writable': <Trans>The backup folder can’t be written to.</Trans>,
  database: <Trans>The database could not be read.</Trans>,
  bucket: <Trans>The backup could not be uploaded to the bucket. The one on disk is complete.</Trans>,
  damaged: <Trans>The backup was damaged and has been removed.</Trans>,
  other: <Trans>The last run did not finish.</Trans>,
};

/** Status of the backups, the last one, and the last restore test. */
export function BackupCard({ status }: { status: BackupStatus }) {
  const { t } = useLingui();
  const { state, last, testedAt, dailyAt } = status;
  return (
    <Stack borderWidth="1px" borderRadius="md" p="4" gap="4">
      <Stack gap="1">
        <HealthState state={state} />
        <Warning status={status} />
      </Stack>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        gap="4"
      >
        <LabeledValue label={t`Last backup`}>
          {last ? <LastBackup last={last} /> : <Trans>Never</Trans>}
        </LabeledValue>
        <LabeledValue label={t`Stored in`}>
          {last ? <BackupLocations last={last} /> : <Trans>Nowhere</Trans>}
        </LabeledValue>
        <LabeledValue label={t`Last restore test`}>
          {testedAt === null ? <Trans>Never</Trans> : <TimeText at={testedAt} as="relative" />}
        </LabeledValue>
        <LabeledValue label={t`Schedule`}>
          {dailyAt === null ? <Trans>Not scheduled</Trans> : <Trans>Every day at {dailyAt} UTC</Trans>}
        </LabeledValue>
      </chakra.dl>
    </Stack>
  );
}

/** Reason of a warning: the failure, or else the age of the last backup. */
function Warning({ status: { state, failure } }: { status: BackupStatus }) {
  if (failure) {
    return (
      <Box fontSize="sm" overflowWrap="anywhere">
        <p>
          {REASONS[failure.reason]} <TimeText at={failure.at} as="relative" />
        </p>
        <chakra.code translate="no" color="fg.muted">
          {failure.detail}
        </chakra.code>
      </Box>
    );
  }
  if (state !== 'attention') return null;
  return (
    <Box fontSize="sm">
      <Trans>The last backup is older than 26 hours.</Trans>
    </Box>
  );
}

type Last = NonNullable<BackupStatus['last']>;

function LastBackup({ last: { at, bytes, encrypted } }: { last: Last }) {
  const { i18n } = useLingui();
  const size = sizeText(bytes, i18n.locale);
  return (
    <>
      <TimeText at={at} as="relative" />
      <Box fontSize="sm" color="fg.muted" fontWeight="400">
        {encrypted ? <Trans>{size}, encrypted</Trans> : <Trans>{size}, not encrypted</Trans>}
      </Box>
    </>
  );
}

function BackupLocations({ last: { folder, bucket, file } }: { last: Last }) {
  return (
    <Box title={file} overflowWrap="anywhere">
      {folder}
      {bucket !== null && (
        <Box>
          <Trans>Bucket {bucket}</Trans>
        </Box>
      )}
    </Box>
  );
}

const KB = 1024;
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size with its unit, in the reader's language. */
function sizeText(bytes: number, language: string): string {
  const step = bytes < KB ** 2 ? 0 : bytes < KB ** 3 ? 1 : 2;
  const maximumFractionDigits = step === 0 ? 0 : 1;
  return numberFormat(language, { style: 'unit', unit: UNITS[step], maximumFractionDigits }).format(
    bytes / KB ** (step + 1),
  );
}
