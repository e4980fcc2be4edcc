import type { BackupFailure, BackupStatus } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  ErrorBox,
  Flex,
  numberFormat,
  PENDING,
  Skeleton,
  StatusDot,
  Text,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LabeledValue } from '../../layout/labeled-value.tsx';
import { HealthState } from './health-card.tsx';
import { backupsQuery } from './queries.ts';

/** Status of the backups in one line: the last backup, or a warning. Its details are shown on demand. */
export function BackupsLine() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(backupsQuery);
  return (
    <Box as="section" aria-label={t`Backups`} borderTopWidth="1px" mt="5" pt="4">
      {error && (
        <ErrorBox title={t`The backups could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Skeleton height="6" role="status" aria-label={t`Loading the backups`} {...PENDING} />
      )}
      {data && (isEmpty(data) ? <NoBackups isOn={data.dailyAt !== null} /> : <Backups status={data} />)}
    </Box>
  );
}

const isEmpty = ({ last, failure }: BackupStatus) => last === null && failure === null;

const Name = () => (
  <chakra.span fontWeight="600">
    <Trans>Backups</Trans>
  </chakra.span>
);

function NoBackups({ isOn }: { isOn: boolean }) {
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap">
      <Name />
      <chakra.span fontWeight="600">
        <StatusDot state="warning">
          <Trans>No backups yet</Trans>
        </StatusDot>
      </chakra.span>
      <Text color="fg.muted">
        {isOn ? (
          <Trans>The first backup is made within a minute after the API starts.</Trans>
        ) : (
          <Trans>
            Set <chakra.code translate="no">BACKUP_FOLDER</chakra.code> for the API, and restart it. It then
            makes a backup every day.
          </Trans>
        )}
      </Text>
    </Flex>
  );
}

function Backups({ status }: { status: BackupStatus }) {
  const { t } = useLingui();
  const { state, last, testedAt, dailyAt, failure } = status;
  return (
    <chakra.details open={failure !== null || undefined}>
      <chakra.summary
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Flex as="span" columnGap="3" rowGap="1" wrap="wrap" align="baseline">
          <Name />
          <HealthState state={state} />
          <Warning status={status} />
          {last && <LastBackup last={last} />}
          <chakra.span ms="auto" textDecoration="underline" textUnderlineOffset="3px">
            <Trans>Details</Trans>
          </chakra.span>
        </Flex>
      </chakra.summary>
      <chakra.dl
        mt="3"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
      >
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
      {failure && (
        <chakra.code
          translate="no"
          display="block"
          mt="3"
          fontSize="sm"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          {failure.detail}
        </chakra.code>
      )}
    </chakra.details>
  );
}

const REASONS: Record<BackupFailure, ReactNode> = {
  'no-room': <Trans>The disk was full.</Trans>,
  'not-writable': <Trans>The backup folder can’t be written to.</Trans>,
  database: <Trans>The database could not be read.</Trans>,
  bucket: <Trans>The backup could not be uploaded to the bucket. The one on disk is complete.</Trans>,
  damaged: <Trans>The backup was damaged and has been removed.</Trans>,
  other: <Trans>The last run did not finish.</Trans>,
};

/** Reason of a warning: the failure, or else the age of the last backup. */
function Warning({ status: { state, failure } }: { status: BackupStatus }) {
  if (failure)
    return (
      <span>
        {REASONS[failure.reason]} <TimeText at={failure.at} as="relative" />
      </span>
    );
  if (state !== 'attention') return null;
  return (
    <span>
      <Trans>The last backup is older than 26 hours.</Trans>
    </span>
  );
}

type Last = NonNullable<BackupStatus['last']>;

function LastBackup({ last: { at, bytes, encrypted } }: { last: Last }) {
  const { i18n } = useLingui();
  const size = sizeText(bytes, i18n.locale);
  return (
    <>
      <span>
        <Trans>
          Last backup <TimeText at={at} as="relative" />
        </Trans>
      </span>
      <chakra.span color="fg.muted">
        {encrypted ? <Trans>{size}, encrypted</Trans> : <Trans>{size}, not encrypted</Trans>}
      </chakra.span>
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
