import { Button, Dialog, DialogContent, HStack, LinkButton, Popover, useMinWidth } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, useRef, useState } from 'react';
import { useMarkRead } from '../list/use-mark-read.ts';
import { PeekList } from './peek-list.tsx';
import { useUnreadCount } from './unread.ts';

interface PeekProps {
  /** The bell. */
  children: ReactElement;
}

/** Popover with the newest notifications: below the bell, on phones at the bottom edge. Opening it doesn't mark them as read. */
export function Peek({ children }: PeekProps) {
  const { t } = useLingui();
  const wide = useMinWidth('sm');
  const content = useRef<HTMLDivElement>(null);
  const { open, change, leave, finalFocus } = useOpen();
  if (!wide)
    return (
      <Dialog.Root
        open={open}
        onOpenChange={change}
        finalFocusEl={finalFocus}
        scrollBehavior="inside"
        lazyMount
        unmountOnExit
      >
        <Dialog.Trigger asChild>{children}</Dialog.Trigger>
        <DialogContent>
          <Content parts={Dialog} onFollow={leave} />
        </DialogContent>
      </Dialog.Root>
    );
  return (
    // Rendered in place: it belongs to the surrounding landmark, and the Tab key continues after it.
    <Popover.Root
      open={open}
      onOpenChange={change}
      positioning={{ placement: 'bottom-end' }}
      // Its content may still be loading, so the container gets the focus.
      initialFocusEl={() => content.current}
      finalFocusEl={finalFocus}
      portalled={false}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content
          ref={content}
          aria-label={t`Notifications`}
          css={{ '--popover-size': '26rem' }}
          borderWidth="1px"
        >
          <Content parts={Popover} onFollow={leave} />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}

/** State of the popover, and the focus after closing: the bell, or after a navigation the page's heading. */
function useOpen() {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  return {
    open,
    change: (details: { open: boolean }) => {
      leaving.current = false;
      setOpen(details.open);
    },
    leave: () => {
      leaving.current = true;
      setOpen(false);
    },
    finalFocus: () => document.querySelector<HTMLElement>(leaving.current ? 'main h1' : '[data-bell]'),
  };
}

interface ContentProps {
  parts: Pick<typeof Dialog, 'Header' | 'Title' | 'Body' | 'Footer'> | typeof Popover;
  onFollow: () => void;
}

function Content({ parts: Parts, onFollow }: ContentProps) {
  const count = useUnreadCount();
  const { markAll } = useMarkRead();
  return (
    <>
      <Parts.Header
        as="div"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        gap="3"
        px="5"
        pt="4"
        pb="2"
        pe={{ base: '14', sm: '3' }}
      >
        <Parts.Title fontFamily="heading" fontWeight="700" textStyle="lg">
          <Trans>Notifications</Trans>
        </Parts.Title>
        {count > 0 && (
          <Button variant="ghost" size="sm" onClick={markAll}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </Parts.Header>
      <Parts.Body px="2" py="0" overflowY="auto" overscrollBehavior="contain">
        <PeekList onFollow={onFollow} />
      </Parts.Body>
      <Parts.Footer as="div" borderTopWidth="1px" px="3" py="2">
        <HStack justify="space-between" flex="1">
          <LinkButton variant="ghost" size="sm" to="/notifications" onClick={onFollow}>
            <Trans>View all</Trans>
          </LinkButton>
          <LinkButton
            variant="ghost"
            size="sm"
            color="fg.muted"
            to="/settings#notifications"
            onClick={onFollow}
          >
            <Trans>Choose your notifications</Trans>
          </LinkButton>
        </HStack>
      </Parts.Footer>
    </>
  );
}
