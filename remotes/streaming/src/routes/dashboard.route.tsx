import type { OwnStreamer } from '@boardwalk/contracts';
import { Box, Grid, Heading, HStack, NotLoaded, Page, Skeleton, Stack, Text, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApplicationState, LeaveButton } from '../features/dashboard/application-state.tsx';
import { ApplicationSteps } from '../features/dashboard/application-steps.tsx';
import { ChannelForm } from '../features/dashboard/channel-form.tsx';
import { Followers } from '../features/dashboard/followers.tsx';
import { GoLive } from '../features/dashboard/go-live.tsx';
import { LastSession } from '../features/dashboard/last-session.tsx';
import { LinkHealth } from '../features/dashboard/link-health.tsx';
import { Planning } from '../features/planning/planning.tsx';
import { useStream } from '../features/watching/use-stream.ts';
import { ownQuery } from '../streams/queries.ts';

/** `/stream/dashboard`: the member's channel, or the application for one. */
export default function DashboardRoute() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ownQuery);
  const streamer = data?.streamer;
  if (streamer?.state === 'approved') return <OwnChannel streamer={streamer} />;
  const title = streamer ? t`Your stream` : t`Become a streamer`;
  const lead =
    data &&
    !streamer &&
    t`Streamers appear on the Live page with a schedule that members can follow. The team reviews each application.`;
  return (
    <Page title={title} back={{ to: '/streaming', label: t`Live` }} lead={lead}>
      {data ? (
        <Stack gap="8">
          {streamer && <ApplicationState streamer={streamer} />}
          {!streamer && <ApplicationSteps />}
          {(!streamer || streamer.may.applyAgain) && (
            <ChannelForm streamer={streamer ?? undefined} applies withPreview />
          )}
          {streamer?.may.edit && <ChannelForm streamer={streamer} applies={false} withPreview />}
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          failure={t`Your channel could not be loaded`}
          onRetry={() => void refetch()}
          missing={null}
          skeleton={
            <Stack gap="5" role="status" aria-label={t`Loading your channel`}>
              <Skeleton height="40" />
              <Skeleton height="80" />
            </Stack>
          }
        />
      )}
    </Page>
  );
}

function OwnChannel({ streamer }: { streamer: OwnStreamer }) {
  const { t } = useLingui();
  const { page } = useStream(streamer.person.username);
  return (
    <Page title={t`Your stream`} back={{ to: '/streaming', label: t`Live` }}>
      <Stack gap={{ base: '10', md: '14' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap="6"
          alignItems="start"
        >
          <GoLive streamer={streamer} page={page} />
          <LinkHealth />
        </Grid>
        <Planning streamer={streamer} />
        <LastSession />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '10', lg: '14' }}
          alignItems="start"
        >
          <Box as="section" aria-labelledby="channel">
            <Heading as="h2" id="channel" textStyle="2xl" mb="4">
              <Trans>Your channel</Trans>
            </Heading>
            <ChannelForm streamer={streamer} applies={false} />
          </Box>
          <Followers count={streamer.followers} />
        </Grid>
        {streamer.may.leave && (
          <HStack justify="space-between" gap="4" wrap="wrap" borderTopWidth="1px" pt="6">
            <Text textStyle="sm" color="fg.muted" maxW="measure">
              <Trans>
                If you close your channel, your stream ends and your schedule is cancelled. You can apply
                again.
              </Trans>
            </Text>
            <LeaveButton />
          </HStack>
        )}
      </Stack>
    </Page>
  );
}
