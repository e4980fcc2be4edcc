import type { Media } from '@boardwalk/contracts';
import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { SquarePen } from 'lucide-react';
import { useSession } from '../session/session.ts';

interface PictureTileProps {
  picture: Media;
  onPick: (picture: Media) => void;
  onDescribe: (picture: Media) => void;
}

/** A picture of the library: picks it, or opens its details for users who may edit them. */
export function PictureTile({ picture, onPick, onDescribe }: PictureTileProps) {
  const { t } = useLingui();
  const { user, permissions } = useSession();
  const name = picture.alt || picture.name || t`A picture without alternative text`;
  const mayDescribe = picture.uploader.username === user?.username || permissions.includes('news.publish');
  return (
    <Box position="relative">
      <chakra.button
        type="button"
        onClick={() => onPick(picture)}
        aria-label={name}
        display="block"
        width="100%"
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
          objectPosition={`${picture.focus.x * 100}% ${picture.focus.y * 100}%`}
        />
      </chakra.button>
      {mayDescribe && (
        <chakra.button
          type="button"
          onClick={() => onDescribe(picture)}
          aria-label={t`About this picture: ${name}`}
          position="absolute"
          right="1.5"
          bottom="1.5"
          boxSize="9"
          display="grid"
          placeItems="center"
          borderRadius="sm"
          borderWidth="1px"
          bg="bg.panel"
          cursor="pointer"
          _hover={{ borderColor: 'fg' }}
        >
          <SquarePen aria-hidden size="1.125rem" />
        </chakra.button>
      )}
    </Box>
  );
}
