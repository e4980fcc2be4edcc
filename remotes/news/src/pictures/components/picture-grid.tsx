import type { Media } from '@boardwalk/contracts';
import { Box, chakra, ErrorBox, Grid, LoadMore, Skeleton, Text, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { picturePages } from '../get-pictures.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What the library has, to pick one. */
export function PictureGrid({ search, onPick }: { search: string; onPick: (picture: Media) => void }) {
  const { t } = useLingui();
  const { items: pictures, error, refetch, more } = usePages(picturePages(search));
  if (error && !pictures) {
    return <ErrorBox title={t`The pictures could not be loaded`} error={error} onRetry={refetch} />;
  }
  if (pictures?.length === 0) {
    return (
      <Text color="fg.muted" py="6">
        {search === '' ? (
          <Trans>The library is empty. Upload the first picture.</Trans>
        ) : (
          <Trans>No picture is called that, or shows it.</Trans>
        )}
      </Text>
    );
  }
  return (
    <Box maxH="22rem" overflowY="auto">
      <Grid templateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="2">
        {!pictures && PLACES.map((place) => <Skeleton key={place} aspectRatio={4 / 3} />)}
        {pictures?.map((picture) => (
          <chakra.button
            key={picture.id}
            type="button"
            onClick={() => onPick(picture)}
            aria-label={picture.alt || picture.name || t`A picture without a description`}
            borderRadius="sm"
            overflow="hidden"
            borderWidth="1px"
            cursor="pointer"
            _hover={{ borderColor: 'fg' }}
          >
            <chakra.img
              src={`${picture.url}?w=320`}
              alt=""
              htmlWidth={picture.width}
              htmlHeight={picture.height}
              loading="lazy"
              width="100%"
              aspectRatio={4 / 3}
              objectFit="cover"
            />
          </chakra.button>
        ))}
      </Grid>
      {pictures && (
        <LoadMore {...more} loaded={<Plural value={pictures.length} one="# picture" other="# pictures" />} />
      )}
    </Box>
  );
}
