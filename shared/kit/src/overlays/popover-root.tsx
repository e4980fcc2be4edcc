import { Popover } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface PopoverRootProps {
  /** What it is called, as its title says. */
  label: string;
  open: boolean;
  /** Asked for by Escape, by a click beside it, and when the focus goes elsewhere. */
  onClose: () => void;
  /** What it hangs on: the button that opens it, which may close it again. */
  anchor: () => HTMLElement | null;
  /** What gets the focus when it closes; the anchor unless said. */
  finalFocus?: () => HTMLElement | null;
  /** Its width, as a CSS length. */
  width?: string;
  children: ReactNode;
}

/**
 * A sheet that hangs on a button. It stands in the document where it is drawn, so that it belongs to the landmark around it, and the Tab
 * key walks through it and on.
 */
export function PopoverRoot({
  label,
  open,
  onClose,
  anchor,
  finalFocus = anchor,
  width = '24rem',
  children,
}: PopoverRootProps) {
  // One that begins open leaves the focus where it is; so it begins closed.
  const content = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Popover.Root
      open={open && ready}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      positioning={{ placement: 'bottom-end', getAnchorElement: anchor }}
      persistentElements={[anchor]}
      // What stands in it may still be on its way: nobody begins in the middle.
      initialFocusEl={() => content.current}
      finalFocusEl={finalFocus}
      portalled={false}
      lazyMount
      unmountOnExit
    >
      <Popover.Positioner>
        <Popover.Content ref={content} aria-label={label} css={{ '--popover-size': width }} borderWidth="1px">
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
