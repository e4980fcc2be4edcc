import type { Property } from '@boardwalk/contracts';
import {
  chakra,
  Dialog,
  DialogContent,
  HStack,
  IconButton,
  MediaImage,
  Text,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface LightboxProps {
  pictures: Property['images'];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** Returns the index that a key moves to. */
function pictureAt(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Lightbox with one picture at a time. The arrow keys move to the next and the previous one. */
export function Lightbox({ pictures, at, onMove, onClose }: LightboxProps) {
  const { t } = useLingui();
  const picture = pictures[at];
  const count = pictures.length;
  if (!picture) return null;
  const walk = (event: KeyboardEvent) => {
    const next = pictureAt(event.key, at, count);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()} size="cover" placement="center">
      <DialogContent onKeyDown={walk} bg="bg.panel">
        <VisuallyHidden>
          <Dialog.Title>{t`Pictures`}</Dialog.Title>
        </VisuallyHidden>
        <Dialog.Body pt="4" pb="2" display="grid" minH="0" placeItems="center">
          <MediaImage
            key={picture.mediaId}
            picture={picture}
            sizes="96vw"
            first
            dimmed={false}
            maxW="100%"
            maxH="calc(100svh - 11rem)"
            width="auto"
            objectFit="contain"
          />
        </Dialog.Body>
        <Dialog.Footer justifyContent="space-between" gap="4">
          <Text role="status" textStyle="sm" overflowWrap="anywhere">
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              <Trans>
                Picture {at + 1} of {count}
              </Trans>
            </chakra.span>{' '}
            {picture.alt}
          </Text>
          {count > 1 && (
            <HStack gap="2" flexShrink="0">
              <IconButton
                variant="outline"
                aria-label={t`Previous picture`}
                onClick={() => onMove((at - 1 + count) % count)}
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                variant="outline"
                aria-label={t`Next picture`}
                onClick={() => onMove((at + 1) % count)}
              >
                <ChevronRight />
              </IconButton>
            </HStack>
          )}
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}
