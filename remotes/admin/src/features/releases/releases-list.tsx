import {
  EmptyState,
  ErrorBox,
  endpointFilters,
  Forbidden,
  isForbidden,
  PENDING,
  Skeleton,
  Stack,
  useLiveTopic,
  useQuery,
  useQueryClient,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { releasesQuery } from './queries.ts';
import { RemoteSection } from './remote-section.tsx';
import { useServing } from './use-serving.ts';

/** All remotes with their releases, updated live. */
export function ReleasesList() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(releasesQuery);
  const remotes = data?.items;
  const refetchAll = () =>
    void queries.invalidateQueries(endpointFilters('GET /api/releases', 'GET /api/releases/:name/history'));
  useLiveTopic('releases', {
    onEvent: {
      set: refetchAll,
      demoted: refetchAll,
      health: () => void queries.invalidateQueries({ queryKey: releasesQuery.queryKey }),
    },
    // Events since the list was fetched, or during an interruption, aren't repeated.
    onOpen: refetchAll,
  });
  const serving = useServing();
  if (isForbidden(error)) return <Forbidden permission="releases.manage" />;
  if (error && !remotes)
    return (
      <ErrorBox title={t`The releases could not be loaded`} error={error} onRetry={() => void refetch()} />
    );
  if (!remotes) return <ReleasesSkeleton />;
  if (remotes.length === 0) {
    return (
      <EmptyState title={t`No releases yet`}>
        <Trans>
          Create a deploy token below, then publish the first version with{' '}
          <code translate="no">npm run release -- publish</code>.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      {remotes.map((remote) => (
        <RemoteSection key={remote.name} remote={remote} serving={serving} />
      ))}
    </Stack>
  );
}

function ReleasesSkeleton() {
  return (
    <Stack gap="5" role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading releases</Trans>
      </VisuallyHidden>
      <Skeleton height="56" borderRadius="lg" aria-hidden />
      <Skeleton height="56" borderRadius="lg" aria-hidden />
    </Stack>
  );
}
