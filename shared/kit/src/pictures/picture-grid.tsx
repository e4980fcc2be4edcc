import type { Media } from '@boardwalk/contracts';
import { Box, Grid, Skeleton, Text } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../lists/paged-list.tsx';
import { usePages } from '../lists/use-pages.ts';
import { PictureTile } from './picture-tile.tsx';
import { picturePages } from './queries.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];
const COLUMNS = 'repeat(auto-fill, minmax(8rem, 1fr))';

interface PictureGridProps {
  search: string;
  onPick: (picture: Media) => void;
  /** Opens the details of a picture. */
  onDescribe: (picture: Media) => void;
}

/** Pictures of the library, to pick one. */
export function PictureGrid({ search, onPick, onDescribe }: PictureGridProps) {
  const { t } = useLingui();
  return (
    <Box maxH="22rem" overflowY="auto">
      <PagedList
        pages={usePages(picturePages(search))}
        failure={t`The pictures could not be loaded`}
        skeleton={
          <Grid templateColumns={COLUMNS} gap="2">
            {PLACES.map((place) => (
              <Skeleton key={place} aspectRatio={4 / 3} />
            ))}
          </Grid>
        }
        empty={
          <Text color="fg.muted" py="6">
            {search === '' ? (
              <Trans>No pictures yet. Upload the first one.</Trans>
            ) : (
              <Trans>No pictures match.</Trans>
            )}
          </Text>
        }
        loaded={(count) => <Plural value={count} one="# picture" other="# pictures" />}
        renderItems={(pictures) => (
          <Grid templateColumns={COLUMNS} gap="2">
            {pictures.map((picture) => (
              <PictureTile key={picture.id} picture={picture} onPick={onPick} onDescribe={onDescribe} />
            ))}
          </Grid>
        )}
      />
    </Box>
  );
}
