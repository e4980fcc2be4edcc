import { Tooltip } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface HintBubbleProps {
  /** The ids of the control and of the words, which the control is described by. */
  ids: { trigger: string; content: string };
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The words of a hint, over the page. */
export function HintBubble({ ids, open, onClose, children }: HintBubbleProps) {
  return (
    <Tooltip.Root
      ids={ids}
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom' }}
    >
      <Tooltip.Positioner>
        <Tooltip.Content>{children}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
