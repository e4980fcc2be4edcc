import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import type { DataColumn } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { HealthChart } from './health-chart.tsx';
import {
  FailuresButton,
  PublishedText,
  SizeText,
  VersionName,
  type VersionsProps,
} from './version-cells.tsx';
import { VersionState } from './version-state.tsx';

/** Columns of a remote's versions. */
export function useVersionColumns(
  remote: ManagedRemote,
  onShowFailures: VersionsProps['onShowFailures'],
): DataColumn<ManagedRelease>[] {
  const { t } = useLingui();
  return [
    {
      id: 'version',
      header: t`Version`,
      cell: (release) => <VersionName release={release} />,
      sortBy: ({ version }) => version,
    },
    {
      id: 'served',
      header: t`Status`,
      cell: (release) => <VersionState remote={remote} release={release} />,
    },
    {
      id: 'health',
      header: t`Last 30 minutes`,
      cell: (release) => (
        <>
          <HealthChart health={release.health} />
          <FailuresButton release={release} onShowFailures={onShowFailures} />
        </>
      ),
    },
    {
      id: 'size',
      header: t`Size`,
      cell: (release) => <SizeText release={release} />,
      sortBy: ({ entry, page }) => entry + page,
    },
    {
      id: 'published',
      header: t`Published`,
      cell: (release) => <PublishedText release={release} />,
      sortBy: ({ publishedAt }) => publishedAt,
    },
  ];
}
