import type { Media } from '@boardwalk/contracts';
import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';

interface FocalPointProps {
  picture: Pick<Media, 'url' | 'width' | 'height'>;
  focus: Media['focus'];
  onChange: (focus: Media['focus']) => void;
}

/** Distance of one key press, as a share of the picture. */
const STEP = 0.02;
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** The view has changed: keyboard users continue here. */
const focusFirst = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** The whole picture with its focal point: set by a click, moved by the arrow keys. */
export function FocalPoint({ picture, focus, onChange }: FocalPointProps) {
  const { t } = useLingui();
  const [left, top] = [Math.round(focus.x * 100), Math.round(focus.y * 100)];
  const put = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: inside((clientX - box.left) / box.width),
      y: inside((clientY - box.top) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: inside(focus.x + by[0]), y: inside(focus.y + by[1]) });
  };
  return (
    <Box
      ref={focusFirst}
      role="slider"
      tabIndex={0}
      aria-label={t`Focal point`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={left}
      aria-valuetext={t`${left} % from the left, ${top} % from the top`}
      position="relative"
      mx="auto"
      maxW="100%"
      cursor="crosshair"
      borderRadius="sm"
      overflow="hidden"
      lineHeight="0"
      onPointerDown={put}
      onKeyDown={move}
    >
      <chakra.img
        src={`${picture.url}?w=640`}
        alt=""
        htmlWidth={picture.width}
        htmlHeight={picture.height}
        draggable={false}
        width="auto"
        height="auto"
        maxW="100%"
        maxH="40vh"
      />
      <Box
        position="absolute"
        left={`${left}%`}
        top={`${top}%`}
        boxSize="9"
        transform="translate(-50%, -50%)"
        borderRadius="full"
        borderWidth="3px"
        borderColor="lamp"
        boxShadow="0 0 0 2px #0B0F1A, inset 0 0 0 2px #0B0F1A"
        pointerEvents="none"
      />
    </Box>
  );
}
