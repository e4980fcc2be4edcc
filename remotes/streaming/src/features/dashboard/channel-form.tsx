import { type NewStreamer, type OwnStreamer, STREAM_LIMITS, type StreamerChange } from '@boardwalk/contracts';
import {
  Box,
  call,
  Form,
  FormBar,
  FormField,
  FormSummary,
  Grid,
  Stack,
  SubmitButton,
  Textarea,
  toast,
  useIdempotencyKey,
  useQueryClient,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ownQuery } from '../../streams/queries.ts';
import { ChannelFields } from './channel-fields.tsx';
import { ChannelPreview } from './channel-preview.tsx';
import { applicationOf, type ChannelValues, channelOf } from './channel-values.ts';

const EMPTY: ChannelValues = {
  platform: 'twitch',
  channel: '',
  characters: '',
  tags: '',
  language: 'en',
  about: '',
  message: '',
};

const valuesOf = ({
  platform,
  channel,
  characters,
  tags,
  language,
  about,
  message,
}: OwnStreamer): ChannelValues => ({
  platform,
  channel,
  language,
  about,
  message,
  characters: characters.join(', '),
  tags: tags.join(', '),
});

interface ChannelFormProps {
  /** The existing channel; undefined for members who have never applied. */
  streamer: OwnStreamer | undefined;
  /** Whether it is sent as an application. */
  applies: boolean;
  /** Whether the channel's card is shown next to the fields, or below them in narrow windows. */
  withPreview?: boolean;
}

/** Form of the member's channel: to apply with it, or to change it. */
export function ChannelForm({ streamer, applies, withPreview = false }: ChannelFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const withKey = useIdempotencyKey();
  const savedText = ({ state }: OwnStreamer) => {
    if (applies) return t`Application sent to the team`;
    const isMoved = streamer?.state === 'approved' && state === 'applied';
    return isMoved ? t`Your channel is saved. The team has to approve it.` : t`Your channel is saved`;
  };
  return (
    <Form
      key={streamer?.version}
      defaultValues={streamer ? valuesOf(streamer) : EMPTY}
      check={applies ? 'POST /api/streams/me' : 'PATCH /api/streams/me'}
      body={(values) =>
        applies ? applicationOf(values) : { ...channelOf(values), version: streamer?.version ?? 0 }
      }
      onSubmit={(body) =>
        applies
          ? withKey(body, (idempotencyKey) =>
              call('POST /api/streams/me', { body: body as NewStreamer }, { idempotencyKey }),
            )
          : call('PATCH /api/streams/me', { body: body as StreamerChange })
      }
      onSaved={(saved) => {
        queries.setQueryData(ownQuery.queryKey, { streamer: saved });
        toast.add({
          description: savedText(saved),
          tone: 'success',
        });
      }}
      codeFields={{ STREAM_CHANNEL_TAKEN: 'channel', STREAM_IS_LIVE: 'channel' }}
      failure={applies ? t`The application could not be sent` : t`The channel could not be saved`}
      draft={applies ? { area: 'streaming', id: 'application' } : undefined}
    >
      {({ control, watch }) => {
        const fields = (
          <Stack gap="5" maxW="measure" minW="0">
            <FormSummary />
            <ChannelFields control={control} platform={watch('platform')} />
            {applies && (
              <FormField
                control={control}
                name="message"
                label={t`Message to the team`}
                helperText={t`Only the team reads it.`}
                limit={STREAM_LIMITS.message}
              >
                {(field) => <Textarea {...field} rows={3} maxLength={STREAM_LIMITS.message} />}
              </FormField>
            )}
            <FormBar>
              <SubmitButton needsChange={!applies}>
                {applies ? <Trans>Apply as a streamer</Trans> : <Trans>Save</Trans>}
              </SubmitButton>
            </FormBar>
          </Stack>
        );
        if (!withPreview) return fields;
        return (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
            gap={{ base: '8', lg: '14' }}
            alignItems="start"
          >
            {fields}
            <Box minW="0" maxW="26rem" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
              <Watch control={control} render={(values) => <ChannelPreview values={values} />} />
            </Box>
          </Grid>
        );
      }}
    </Form>
  );
}
