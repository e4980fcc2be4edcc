import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { Badge, Box, Button, chakra, Field, Flex, HStack, IconButton, Input } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { DescribedPicture } from './pictures.ts';

interface PictureRowProps {
  picture: DescribedPicture;
  /** Index from 0, and number of pictures. */
  index: number;
  count: number;
  /** Whether it lacks an alternative text after an attempt to save. */
  invalid: boolean;
  dragged: boolean;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (dragged: boolean) => void;
  onDragOver: () => void;
}

/** A picture of the list: alternative text, position, and remove button. */
export function PictureRow(props: PictureRowProps) {
  const { picture, index, count, invalid, dragged, onAlt, onDrag, onDragOver } = props;
  const { t } = useLingui();
  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      align="start"
      opacity={dragged ? 0.5 : undefined}
      onDragEnter={onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <Box
        draggable
        cursor="grab"
        flexShrink="0"
        position="relative"
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        <chakra.img
          src={`/api/media/${picture.mediaId}?w=320`}
          alt=""
          htmlWidth={4}
          htmlHeight={3}
          draggable={false}
          width={{ base: '6rem', sm: '9rem' }}
          aspectRatio={4 / 3}
          objectFit="cover"
          borderRadius="md"
          bg="bg.subtle"
        />
        <chakra.span position="absolute" top="1" left="1" bg="bg.panel" borderRadius="sm" p="0.5" aria-hidden>
          <GripVertical size={16} />
        </chakra.span>
      </Box>
      <Box flex="1 1 9rem" minW="min(9rem, 100%)">
        <Field.Root required invalid={invalid}>
          <Field.Label>
            <Trans>Description of picture {index + 1}</Trans>
            <Field.RequiredIndicator />
          </Field.Label>
          <Input
            value={picture.alt}
            maxLength={ESTATE_LIMITS.alt}
            onChange={(event) => onAlt(event.target.value)}
          />
          <Field.ErrorText>
            <Trans>Describe the picture for people who can’t see it.</Trans>
          </Field.ErrorText>
        </Field.Root>
        <PictureActions {...props} />
        {index === 0 && count > 1 && (
          <Badge mt="2" variant="outline" title={t`Shown in lists`}>
            <Trans>Cover picture</Trans>
          </Badge>
        )}
      </Box>
    </Flex>
  );
}

function PictureActions({ index, count, picture, onMove, onRemove }: PictureRowProps) {
  const { t } = useLingui();
  const place = index + 1;
  return (
    <HStack mt="2" gap="1" wrap="wrap">
      <IconButton
        size="sm"
        variant="outline"
        data-move={`${picture.mediaId} up`}
        aria-label={t`Move picture ${place} up`}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        variant="outline"
        data-move={`${picture.mediaId} down`}
        aria-label={t`Move picture ${place} down`}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <Button size="sm" variant="ghost" aria-label={t`Remove picture ${place}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </HStack>
  );
}
