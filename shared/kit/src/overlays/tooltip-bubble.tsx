import { Tooltip as ChakraTooltip } from '@chakra-ui/react';
import { tooltipSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { withSlotRecipe } from '../chakra/with-recipe.tsx';

const Tooltip = withSlotRecipe(ChakraTooltip, tooltipSlotRecipe);

interface TooltipBubbleProps {
  /** Ids of the control and of the text that describes it. */
  ids: { trigger: string; content: string };
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The bubble of a tooltip. */
export function TooltipBubble({ ids, open, onClose, children }: TooltipBubbleProps) {
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
