import type { ManagedRemote } from '@boardwalk/contracts';
import {
  Box,
  type DataColumn,
  DataTable,
  EmptyState,
  Forbidden,
  HStack,
  isForbidden,
  RowLink,
  Stack,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { AppStateBadge, LastFailureText, LiveVersion, TrialVersions } from './app-cells.tsx';
import { AppMenu } from './app-menu.tsx';
import { lastFailureOf } from './app-state.ts';
import { ReleaseTerms } from './release-terms.tsx';
import { useReleases } from './use-releases.ts';
import { type Serving, useServing } from './use-serving.ts';

/** Rows of 40 pixels: all apps of the site fit into the first screen. */
const DENSE = { '& tbody td': { py: '1', height: '10' } };

/** All apps with the versions that are served, updated live. A row opens the app's versions. */
export function ReleasesTable() {
  const { t } = useLingui();
  const query = useReleases();
  const serving = useServing();
  const columns = useMemo<DataColumn<ManagedRemote>[]>(
    () => [
      { id: 'app', header: t`App`, cell: (app) => <AppLink app={app} />, sortBy: ({ name }) => name },
      {
        id: 'live',
        header: t`Live version`,
        cell: (app) => <LiveVersion app={app} />,
        sortBy: publishedAtOf,
      },
      { id: 'trial', header: t`Canary and staff`, cell: (app) => <TrialVersions app={app} /> },
      { id: 'state', header: t`Status`, cell: (app) => <AppStateBadge app={app} /> },
      {
        id: 'failure',
        header: t`Last failure`,
        cell: (app) => <LastFailureText app={app} />,
        sortBy: (app) => lastFailureOf(app)?.at,
      },
    ],
    [t],
  );
  const actions: DataColumn<ManagedRemote> = {
    id: 'actions',
    header: t`Actions`,
    headerHidden: true,
    align: 'end',
    cell: (app) => <Actions app={app} serving={serving} />,
  };
  if (isForbidden(query.error)) return <Forbidden permission="releases.manage" />;
  return (
    <Stack gap="4">
      <Box css={DENSE}>
        <DataTable
          label={t`Apps`}
          columns={[...columns, actions]}
          query={query}
          rowId={nameOf}
          rowLabel={nameOf}
          failure={t`The releases could not be loaded`}
          empty={
            <EmptyState title={t`No releases yet`}>
              <Trans>
                Create a deploy token below, then publish the first version with{' '}
                <code translate="no">npm run release -- publish</code>.
              </Trans>
            </EmptyState>
          }
          tableFrom="lg"
          card={(app) => <AppCard app={app} serving={serving} />}
        />
      </Box>
      {query.data && query.data.items.length > 0 && <ReleaseTerms />}
    </Stack>
  );
}

const nameOf = ({ name }: ManagedRemote) => name;

/** Returns the time at which the live version was published. */
const publishedAtOf = ({ live, versions }: ManagedRemote) =>
  versions.find(({ version }) => version === live)?.publishedAt;

function AppLink({ app: { name } }: { app: ManagedRemote }) {
  return (
    <RowLink to={`/admin/releases/${encodeURIComponent(name)}`} fontWeight="600" translate="no">
      {name}
    </RowLink>
  );
}

interface ActionsProps {
  app: ManagedRemote;
  serving: Serving;
}

/** The menu, above the link that covers the row. */
function Actions(props: ActionsProps) {
  return (
    <Box position="relative" zIndex="1">
      <AppMenu {...props} />
    </Box>
  );
}

/** An app in windows too narrow for the table. */
function AppCard({ app, serving }: ActionsProps) {
  const hasTrial = app.canary !== null || app.staff !== null;
  const hasFailed = lastFailureOf(app) !== undefined;
  return (
    <Stack gap="1">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <AppLink app={app} />
        <HStack gap="2">
          <AppStateBadge app={app} />
          <Actions app={app} serving={serving} />
        </HStack>
      </HStack>
      <LiveVersion app={app} />
      {hasTrial && <TrialVersions app={app} />}
      {hasFailed && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            Last failure: <LastFailureText app={app} />
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
