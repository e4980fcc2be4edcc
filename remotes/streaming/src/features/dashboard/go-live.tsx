import { type OwnStreamer, STALE_AFTER, STREAM_LIMITS, type StreamPage } from '@boardwalk/contracts';
import {
  Button,
  call,
  Form,
  FormField,
  FormSummary,
  Heading,
  HStack,
  Input,
  invalidateEndpoints,
  LinkButton,
  LiveLamp,
  Panel,
  SelectField,
  Stack,
  StatusDot,
  SubmitButton,
  Text,
  TimeText,
  toast,
  useEndpointMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNames } from '../../streams/names.ts';
import { StreamMetrics } from '../../streams/stream-metrics.tsx';

interface GoLiveProps {
  streamer: OwnStreamer;
  page: StreamPage | undefined;
}

/** Live state of the member, with the manual switch for platforms that don't report it. */
export function GoLive({ streamer, page }: GoLiveProps) {
  const names = useNames();
  const live = page?.live;
  const name = names.platform(streamer.platform);
  return (
    <Panel as="section" aria-labelledby="on-air">
      <Stack gap="4">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="on-air" textStyle="xl">
            {live ? live.title : <Trans>You are offline</Trans>}
          </Heading>
          {live ? (
            <LiveLamp />
          ) : (
            <StatusDot state="unknown">
              <Trans>Offline</Trans>
            </StatusDot>
          )}
        </HStack>
        {live && (
          <Text color="fg.muted">
            <Trans>
              started <TimeText at={live.startedAt} as="relative" />
            </Trans>
            <StreamMetrics stream={live} state={page.platform.state} dotted />
          </Text>
        )}
        {streamer.liveBy === 'platform' ? (
          <Text color="fg.muted" maxW="measure">
            <Trans>
              {name} notifies this site when your stream starts and ends. Start your stream there to be live
              here.
            </Trans>
          </Text>
        ) : (
          <Switch streamer={streamer} live={live} />
        )}
        {live && (
          <LinkButton
            alignSelf="start"
            size="sm"
            variant="outline"
            to={`/stream/${encodeURIComponent(streamer.person.username)}`}
          >
            <Trans>View stream page</Trans>
          </LinkButton>
        )}
      </Stack>
    </Panel>
  );
}

function Switch({ streamer, live }: { streamer: OwnStreamer; live: StreamPage['live'] | undefined }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const end = useEndpointMutation('DELETE /api/streams/me/live', {
    onSuccess: () => toast.add({ description: t`Your stream has ended.` }),
    onSettled: () => invalidateEndpoints(queries, ...STALE_AFTER['DELETE /api/streams/me/live']),
  });
  const [only = ''] = streamer.characters.length === 1 ? streamer.characters : [];
  return (
    <Form
      key={live?.id}
      defaultValues={{ title: live?.title ?? '', character: live?.character ?? only }}
      check="POST /api/streams/me/live"
      body={({ title, character }) => ({ title, character: character || null })}
      onSubmit={(body) => call('POST /api/streams/me/live', { body })}
      onSaved={() => {
        if (!live)
          toast.add({ description: t`You are live. Your followers will be notified.`, tone: 'success' });
      }}
      failure={t`Your live status could not be changed`}
    >
      {({ control }) => (
        <Stack gap="4" maxW="measure">
          <Text color="fg.muted">
            <Trans>
              Your platform isn’t connected to this site. Go live and end your stream here yourself.
            </Trans>
          </Text>
          <FormSummary />
          <FormField
            control={control}
            name="title"
            label={t`Title`}
            limit={STREAM_LIMITS.title}
            rules={{ required: t`Enter a title.` }}
          >
            {(field) => <Input {...field} maxLength={STREAM_LIMITS.title} />}
          </FormField>
          <SelectField
            control={control}
            name="character"
            label={t`Character`}
            options={streamer.characters.map((name) => ({ value: name, label: name }))}
            maxW="18rem"
          >
            <option value="">{t`Not specified`}</option>
          </SelectField>
          <HStack gap="2" wrap="wrap">
            <SubmitButton needsChange={Boolean(live)} colorPalette="sodium">
              {live ? <Trans>Save</Trans> : <Trans>Go live</Trans>}
            </SubmitButton>
            {live && (
              <Button
                colorPalette="signal"
                variant="outline"
                loading={end.isPending}
                onClick={() => end.mutate()}
              >
                <Trans>End stream</Trans>
              </Button>
            )}
          </HStack>
        </Stack>
      )}
    </Form>
  );
}
