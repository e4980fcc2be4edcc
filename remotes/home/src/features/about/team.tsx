import { EmptyState, ErrorBox, Grid, Skeleton, Stack, useQuery, useSession, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { onlineQuery, teamQuery } from '../../parts/queries.ts';
import { groupTeam } from './group-team.ts';
import { TeamGroupList } from './team-group-list.tsx';

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** All team members who are listed publicly. */
export function Team() {
  const { t } = useLingui();
  const { chatName } = useSite();
  const online = useOnline();
  const { data, error, isPending, isFetching, refetch } = useQuery(teamQuery);
  if (isPending || (error && isFetching)) return <TeamSkeleton label={t`Loading...`} />;
  if (error)
    return <ErrorBox title={t`The team could not be loaded`} error={error} onRetry={() => void refetch()} />;
  const groups = groupTeam(data.items);
  if (groups.length === 0) {
    return (
      <EmptyState title={t`No team members listed`}>
        <Trans>Every team member opted out of this page. If you have a question, ask on {chatName}.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap={{ base: '10', md: '12' }}>
      {groups.map(({ group, members }) => (
        <TeamGroupList key={group} group={group} members={members} online={online} />
      ))}
    </Stack>
  );
}

/** Handles of the members who are online. Empty for visitors, to whom the site doesn't show them. */
function useOnline(): ReadonlySet<string> {
  const isMember = useSession().state === 'authenticated';
  const { data } = useQuery({ ...onlineQuery, enabled: isMember });
  return new Set(data?.items.map(({ username }) => username));
}

function TeamSkeleton({ label }: { label: string }) {
  return (
    <Grid
      role="status"
      aria-label={label}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'minmax(0, 1fr) minmax(0, 1fr)',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      gap="6"
    >
      {SKELETONS.map((name) => (
        <Skeleton key={name} height="9rem" borderRadius="md" />
      ))}
    </Grid>
  );
}
