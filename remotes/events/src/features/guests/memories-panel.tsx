import { EVENT_LIMITS } from '@boardwalk/contracts';
import {
  Button,
  call,
  chakra,
  clock,
  Form,
  FormField,
  FormSummary,
  Grid,
  ImagePicker,
  Input,
  PanelSection,
  Stack,
  SubmitButton,
  Text,
  toast,
  useMutation,
  usePermission,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type EventPage, useStoreEvent } from '../../events/queries.ts';

/** Photos of a date that has begun, and the article about it. */
export function MemoriesPanel({ event }: { event: EventPage }) {
  const { t } = useLingui();
  return (
    <PanelSection title={t`Recap`}>
      <Stack gap="6">
        <Photos event={event} />
        <Recap event={event} />
      </Stack>
    </PanelSection>
  );
}

function Photos({ event: { id, photos } }: { event: EventPage }) {
  const { t } = useLingui();
  const storeEvent = useStoreEvent();
  const mayUpload = usePermission('media.upload');
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (next: { mediaId: string; alt: string }[]) =>
      call('PUT /api/events/:id/photos', { params: { id }, body: { photos: next } }),
    onSuccess: storeEvent,
  });
  const current = photos.map(({ mediaId, alt }) => ({ mediaId, alt }));
  return (
    <Stack gap="3">
      {photos.length > 0 && (
        <Grid
          as="ul"
          aria-label={t`Photos`}
          listStyleType="none"
          templateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
          gap="3"
        >
          {photos.map(({ mediaId, alt }) => (
            <Stack as="li" key={mediaId} gap="1">
              <chakra.img
                src={`/api/media/${mediaId}?w=320`}
                alt={alt}
                width="100%"
                aspectRatio={4 / 3}
                objectFit="cover"
                borderRadius="md"
                bg="bg.subtle"
              />
              <Button
                size="xs"
                variant="ghost"
                disabled={isPending}
                aria-label={t`Remove photo: ${alt}`}
                onClick={() => mutate(current.filter((photo) => photo.mediaId !== mediaId))}
              >
                <Trans>Remove</Trans>
              </Button>
            </Stack>
          ))}
        </Grid>
      )}
      {mayUpload ? (
        <>
          <Button
            alignSelf="start"
            size="sm"
            variant="outline"
            loading={isPending}
            disabled={photos.length >= EVENT_LIMITS.photos}
            onClick={() => setChoosing(true)}
          >
            <Trans>Add photo</Trans>
          </Button>
          <ImagePicker
            open={choosing}
            onClose={() => setChoosing(false)}
            onPick={(picture) => {
              setChoosing(false);
              if (current.every(({ mediaId }) => mediaId !== picture.id))
                mutate([...current, { mediaId: picture.id, alt: picture.alt || t`A photo of the event` }]);
            }}
          />
        </>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          <Trans>You need permission to upload pictures to the library. Ask the team.</Trans>
        </Text>
      )}
    </Stack>
  );
}

/** Returns the article's slug, also from a URL. */
const slugOf = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

function Recap({ event: { id, recap, endsAt } }: { event: EventPage }) {
  const { t } = useLingui();
  const storeEvent = useStoreEvent();
  if (Date.parse(endsAt) > clock.now())
    return (
      <Text textStyle="sm" color="fg.muted">
        <Trans>After the event you can link an article about it.</Trans>
      </Text>
    );
  return (
    <Form
      defaultValues={{ slug: recap?.slug ?? '' }}
      onSubmit={({ slug }) =>
        call('PUT /api/events/:id/recap', { params: { id }, body: { slug: slugOf(slug) || null } })
      }
      savedValues={(event) => ({ slug: event.recap?.slug ?? '' })}
      onSaved={(event) => {
        storeEvent(event);
        toast.add({ description: t`The article is linked`, tone: 'success' });
      }}
      codeFields={{ ARTICLE_NOT_FOUND: 'slug' }}
      failure={t`The article could not be linked`}
    >
      {({ control }) => (
        <Stack gap="3" maxW="measure">
          <FormSummary />
          <FormField
            control={control}
            name="slug"
            label={t`Article about the event`}
            helperText={
              recap ? recap.title : t`The address of a published article. Leave it empty to link none.`
            }
          >
            {(field) => <Input {...field} autoComplete="off" placeholder="/news/night-market" />}
          </FormField>
          <SubmitButton needsChange alignSelf="start" size="sm" variant="outline" colorPalette={undefined}>
            <Trans>Link article</Trans>
          </SubmitButton>
        </Stack>
      )}
    </Form>
  );
}
