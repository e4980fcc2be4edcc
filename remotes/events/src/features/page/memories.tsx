import { MEDIA_WIDTHS } from '@boardwalk/contracts';
import { chakra, Grid, Heading, LinkButton, Stack, Text } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { EventPage } from '../../events/get-events.ts';

/** What is left of a date once it is over: how many came, photos, and the article that tells of it. */
export function Memories({ event }: { event: EventPage }) {
  const { attended, photos, recap } = event;
  const over = Date.parse(event.endsAt) < Date.now();
  if (!over || (!attended && photos.length === 0 && !recap)) return null;
  return (
    <Stack as="section" aria-labelledby="memories" gap="4">
      <Heading as="h2" id="memories" textStyle="xl">
        <Trans>How it was</Trans>
      </Heading>
      {attended !== null && attended > 0 && (
        <Text>
          <Plural value={attended} one="# member was there." other="# members were there." />
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
          {photos.map(({ mediaId, alt, width, height, focus }) => (
            <chakra.a key={mediaId} href={`/api/media/${mediaId}`} borderRadius="md" overflow="hidden">
              <chakra.img
                src={`/api/media/${mediaId}?w=${MEDIA_WIDTHS[0]}`}
                alt={alt}
                htmlWidth={width}
                htmlHeight={height}
                loading="lazy"
                width="100%"
                aspectRatio={4 / 3}
                objectFit="cover"
                objectPosition={`${focus.x * 100}% ${focus.y * 100}%`}
                bg="bg.subtle"
              />
            </chakra.a>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
