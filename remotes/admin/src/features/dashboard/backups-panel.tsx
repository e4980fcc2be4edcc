import type { BackupStatus } from '@boardwalk/contracts';
import {
  chakra,
  ErrorBox,
  Flex,
  PanelSection,
  PENDING,
  Skeleton,
  StatusDot,
  Text,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { BackupCard } from './backup-card.tsx';
import { backupsQuery } from './queries.ts';

/** The last backup, its restore test, and the last failure. */
export function BackupsPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(backupsQuery);
  return (
    <PanelSection title={t`Backups`}>
      {error && (
        <ErrorBox title={t`The backups could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Skeleton height="32" role="status" aria-label={t`Loading the backups`} {...PENDING} />
      )}
      {data && (isEmpty(data) ? <NoBackups isOn={data.dailyAt !== null} /> : <BackupCard status={data} />)}
    </PanelSection>
  );
}

const isEmpty = ({ last, failure }: BackupStatus) => last === null && failure === null;

/** One line with a warning. */
function NoBackups({ isOn }: { isOn: boolean }) {
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" borderWidth="1px" borderRadius="md" px="4" py="3">
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
