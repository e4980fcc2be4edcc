import { Tooltip } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

/** How long the pointer rests before a hint shows, in milliseconds. The platform's own switch between neighbours is 300 ms. */
const OPEN_DELAY = 700;
const CLOSE_DELAY = 300;

/** A few words about a control, on hover and on focus. Never the only place where they can be read. */
export function Hint({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Tooltip.Root
      openDelay={OPEN_DELAY}
      closeDelay={CLOSE_DELAY}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom' }}
    >
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content>{text}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
