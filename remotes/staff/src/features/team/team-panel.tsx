import { Box, EmptyState, ErrorBox, LinkButton, PanelSection, Stack, Text, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { onlineQuery, teamQuery } from './queries.ts';
import { TeamGroupList } from './team-group-list.tsx';
import { groupByHighestRole } from './team-groups.ts';
import { TeamSkeleton } from './team-skeleton.tsx';

/** The community's team. */
export function TeamPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(teamQuery);
  const present = useQuery(onlineQuery);
  const online = new Set(present.data?.items.map(({ username }) => username));
  const groups = data && groupByHighestRole(data.items);
  return (
    <PanelSection title={t`Team`}>
      {error && (
        <ErrorBox title={t`The team could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!groups && !error && <TeamSkeleton />}
      {groups?.length === 0 && (
        <EmptyState
          title={t`No team members yet`}
          action={
            <LinkButton variant="outline" to="/users">
              <Trans>Choose a member</Trans>
            </LinkButton>
          }
        >
          <Trans>Members with a role of the team appear here.</Trans>
        </EmptyState>
      )}
      {groups && groups.length > 0 && (
        <Stack gap="7">
          {groups.map((group) => (
            <TeamGroupList key={group.role} group={group} online={online} />
          ))}
          <Box borderTopWidth="1px" pt="3">
            <Text fontSize="sm" color="fg.muted">
              <Trans>
                The team as shown on the About page, without members who opted out. Select a role to see
                everyone who has it.
              </Trans>
            </Text>
          </Box>
        </Stack>
      )}
    </PanelSection>
  );
}
