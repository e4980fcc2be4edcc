import type { Property } from '@boardwalk/contracts';
import { Box, chakra, HStack, MediaImage, sharedElement } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PropertyPicture } from '../../property/property-picture.tsx';
import { Lightbox } from './lightbox.tsx';

const SIZES = '(min-width: 80rem) 44rem, (min-width: 64rem) 58vw, 96vw';

/** Frame of the first picture: low on phones, so that title, price and action are on the first screen. */
const FRAME = {
  '& img, & svg': {
    aspectRatio: { base: 'auto', lg: 4 / 3 },
    height: { base: 'clamp(11rem, 60vw, 18.75rem)', md: '24rem', lg: 'auto' },
  },
};

/** The pictures of a property: the first one large, the others as thumbnails. Each opens in a lightbox. */
export function Gallery({ property }: { property: Property }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number>();
  const { images, image, type } = property;
  const pictures = images.length > 0 ? images : image ? [image] : [];
  const [first, ...rest] = pictures;
  const shared = sharedElement(`/real-estate/${property.code}`);
  if (!first)
    return (
      <Box css={FRAME} borderWidth="1px" borderRadius="lg" overflow="hidden" {...shared}>
        <PropertyPicture image={null} type={type} sizes={SIZES} ratio={4 / 3} first />
      </Box>
    );
  return (
    <Box minW="0">
      <Box css={FRAME} borderWidth="1px" borderRadius="lg" overflow="hidden" bg="bg.panel" {...shared}>
        <PictureButton label={t`Show picture 1 of ${pictures.length} large`} onClick={() => setOpen(0)}>
          <PropertyPicture image={first} type={type} sizes={SIZES} ratio={4 / 3} first />
        </PictureButton>
      </Box>
      {rest.length > 0 && (
        <HStack as="ul" listStyleType="none" gap="2" pt="3" overflowX="auto">
          {rest.map((picture, index) => (
            <Box as="li" key={picture.mediaId} flex="0 0 auto" width={{ base: '24', md: '32' }}>
              <PictureButton
                label={t`Show picture ${index + 2} of ${pictures.length} large`}
                onClick={() => setOpen(index + 1)}
              >
                <MediaImage picture={picture} sizes="8rem" ratio={3 / 2} borderRadius="md" />
              </PictureButton>
            </Box>
          ))}
        </HStack>
      )}
      {open !== undefined && (
        <Lightbox pictures={pictures} at={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </Box>
  );
}

interface PictureButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** The picture keeps its alternative text; the button adds its action. */
function PictureButton({ label, onClick, children }: PictureButtonProps) {
  return (
    <chakra.button
      type="button"
      title={label}
      onClick={onClick}
      display="block"
      width="100%"
      cursor="zoom-in"
      _focusVisible={{ outline: '3px solid', outlineColor: 'dusk.fg', outlineOffset: '-3px' }}
    >
      {children}
    </chakra.button>
  );
}
