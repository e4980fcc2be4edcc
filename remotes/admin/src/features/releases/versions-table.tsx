import type { ManagedRelease } from '@boardwalk/contracts';
import { Box, DataTable, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { HealthChart } from './health-chart.tsx';
import { useVersionColumns } from './use-version-columns.tsx';
import {
  FailuresButton,
  PublishedText,
  SizeText,
  VersionActions,
  VersionName,
  type VersionsProps,
} from './version-cells.tsx';
import { VersionState } from './version-state.tsx';

/** A remote's versions, newest first unless sorted: as rows, or as cards on small screens. */
export function Versions({ remote, ...handlers }: VersionsProps) {
  const { t } = useLingui();
  const columns = useVersionColumns(remote, handlers.onShowFailures);
  return (
    <DataTable
      label={t`Versions of ${remote.name}`}
      columns={columns}
      rows={remote.versions}
      rowId={versionOf}
      failure={t`The releases could not be loaded`}
      empty={null}
      rowActions={(release) => <VersionActions release={release} {...handlers} />}
      tableFrom="lg"
      card={(release) => (
        <Stack gap="3">
          <Stack gap="1" align="start">
            <VersionName release={release} />
            <VersionState remote={remote} release={release} />
          </Stack>
          <HealthChart health={release.health} />
          <FailuresButton release={release} onShowFailures={handlers.onShowFailures} />
          <Box fontSize="sm">
            <SizeText release={release} /> · <PublishedText release={release} />
          </Box>
        </Stack>
      )}
    />
  );
}

const versionOf = ({ version }: ManagedRelease) => version;
