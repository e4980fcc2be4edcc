import { chakra, clock, Grid, Heading, LinkButton, MediaImage, Stack, Text } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { EventPage } from '../../events/queries.ts';

/** Number of guests, photos, and the article about a date that is over. */
export function Memories({ event }: { event: EventPage }) {
  const { attended, photos, recap } = event;
  const over = Date.parse(event.endsAt) < clock.now();
  if (!over || (!attended && photos.length === 0 && !recap)) return null;
  return (
    <Stack as="section" aria-labelledby="memories" gap="4">
      <Heading as="h2" id="memories" textStyle="xl">
        <Trans>Recap</Trans>
      </Heading>
      {attended !== null && attended > 0 && (
        <Text>
          <Plural value={attended} one="# member attended." other="# members attended." />
        </Text>
      )}
      {recap && (
        <LinkButton alignSelf="start" variant="outline" to={`/news/${recap.slug}`}>
          <Trans>Read: {recap.title}</Trans>
        </LinkButton>
      )}
      {photos.length > 0 && (
        <Grid
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
          gap="2"
        >
          {photos.map((photo) => (
            <chakra.a
              key={photo.mediaId}
              href={`/api/media/${photo.mediaId}`}
              borderRadius="md"
              overflow="hidden"
            >
              <MediaImage picture={photo} sizes="(min-width: 48rem) 14rem, 46vw" ratio={4 / 3} />
            </chakra.a>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
