import type { Media } from '@boardwalk/contracts';
import { Box, Grid, Skeleton, Text } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ErrorBox } from '../components/error-box.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { usePages } from '../lists/use-pages.ts';
import { picturePages } from './get-pictures.ts';
import { PictureTile } from './picture-tile.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

interface PictureGridProps {
  search: string;
  onPick: (picture: Media) => void;
  /** Opens the details of a picture. */
  onDescribe: (picture: Media) => void;
}

/** Pictures of the library, to pick one. */
export function PictureGrid({ search, onPick, onDescribe }: PictureGridProps) {
  const { t } = useLingui();
  const { items: pictures, error, refetch, more } = usePages(picturePages(search));
  if (error && !pictures) {
    return <ErrorBox title={t`The pictures could not be loaded`} error={error} onRetry={refetch} />;
  }
  if (pictures?.length === 0) {
    return (
      <Text color="fg.muted" py="6">
        {search === '' ? (
          <Trans>No pictures yet. Upload the first one.</Trans>
        ) : (
          <Trans>No pictures match.</Trans>
        )}
      </Text>
    );
  }
  return (
    <Box maxH="22rem" overflowY="auto">
      <Grid templateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="2">
        {!pictures && PLACES.map((place) => <Skeleton key={place} aspectRatio={4 / 3} />)}
        {pictures?.map((picture) => (
          <PictureTile key={picture.id} picture={picture} onPick={onPick} onDescribe={onDescribe} />
        ))}
      </Grid>
      {pictures && (
        <LoadMore {...more} loaded={<Plural value={pictures.length} one="# picture" other="# pictures" />} />
      )}
    </Box>
  );
}
