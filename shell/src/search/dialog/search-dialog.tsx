import { Dialog, Portal, useSearchDialog } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Palette } from './palette.tsx';
import { useCloseWatcher } from './use-close-watcher.ts';

/** The search dialog: a window at the top on desktops, full screen on phones. */
export function SearchDialog() {
  const { t } = useLingui();
  const isOpen = useSearchDialog((state) => state.isOpen);
  const close = useSearchDialog((state) => state.close);
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef(false);
  useCloseWatcher(isOpen, close);
  // Remounted on each opening, also when it is reopened during the closing animation.
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + Number(isOpen) });
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      placement="top"
      lazyMount
      unmountOnExit
      initialFocusEl={() => input.current}
      // After a navigation the focus belongs to the page's heading, otherwise it returns to where it was.
      finalFocusEl={() => {
        const heading = leaving.current ? document.querySelector<HTMLElement>('main h1') : null;
        leaving.current = false;
        return heading;
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            aria-label={t`Search`}
            data-search-dialog=""
            maxW={{ base: '100vw', sm: '42rem' }}
            width={{ base: '100vw', sm: 'calc(100vw - 2rem)' }}
            height={{ base: '100dvh', sm: 'auto' }}
            maxH={{ base: '100dvh', sm: '76dvh' }}
            my={{ base: '0', sm: '10dvh' }}
            borderRadius={{ base: '0', sm: 'l3' }}
            overflow="hidden"
          >
            <Palette
              key={opening.count}
              input={input}
              onClose={close}
              onLeave={() => {
                leaving.current = true;
                close();
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
