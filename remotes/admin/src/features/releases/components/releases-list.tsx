import { EmptyState, ErrorBox, Forbidden, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReleases } from '../hooks/use-releases.ts';
import { useServing } from '../hooks/use-serving.ts';
import { RemoteSection } from './remote-section.tsx';

/** All remotes with their releases, updated live. */
export function ReleasesList() {
  const { t } = useLingui();
  const { forbidden, remotes, error, refetch } = useReleases();
  const serving = useServing();
  if (forbidden) return <Forbidden permission="releases.manage" />;
  if (error && !remotes)
    return <ErrorBox title={t`The releases could not be loaded`} error={error} onRetry={refetch} />;
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
