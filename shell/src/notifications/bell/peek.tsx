import { Button, HStack, LinkButton, Popover, Sheet, useWindowFrom } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useMarkRead } from '../list/use-mark-read.ts';
import { PeekList } from './peek-list.tsx';

interface PeekProps {
  open: boolean;
  onClose: () => void;
  /** The bell. */
  anchor: () => HTMLElement | null;
  /** How many are unread. */
  count: number;
}

/** The newest notifications, over the page: under the bell, on a phone at the lower edge. Looking at them leaves them unread. */
export function Peek({ open, onClose, anchor, count }: PeekProps) {
  const { t } = useLingui();
  // Room enough for a sheet that hangs on its button.
  const wide = useWindowFrom('sm');
  const leaving = useRef(false);
  const { markAll } = useMarkRead();
  const leave = () => {
    leaving.current = true;
    onClose();
  };
  const stay = () => {
    leaving.current = false;
    onClose();
  };
  // After a change of page the focus belongs to its heading.
  const finalFocus = () => (leaving.current ? document.querySelector<HTMLElement>('main h1') : anchor());
  const Part = wide ? Popover : Sheet;
  const content = (
    <>
      <Part.Header
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
        <Part.Title fontFamily="heading" fontWeight="700" textStyle="lg">
          <Trans>Notifications</Trans>
        </Part.Title>
        {count > 0 && (
          <Button variant="ghost" size="sm" onClick={markAll}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </Part.Header>
      <Part.Body px="2" py="0" overflowY="auto" overscrollBehavior="contain">
        <PeekList onFollow={leave} />
      </Part.Body>
      <Part.Footer as="div" borderTopWidth="1px" px="3" py="2">
        <HStack justify="space-between" flex="1">
          <LinkButton variant="ghost" size="sm" to="/notifications" onClick={leave}>
            <Trans>See all</Trans>
          </LinkButton>
          <LinkButton variant="ghost" size="sm" color="fg.muted" to="/settings#notifications" onClick={leave}>
            <Trans>Choose what you hear about</Trans>
          </LinkButton>
        </HStack>
      </Part.Footer>
    </>
  );
  if (!wide)
    return (
      <Sheet.Root open={open} onClose={stay} finalFocusEl={finalFocus} scrollBehavior="inside">
        {content}
      </Sheet.Root>
    );
  return (
    <Popover.Root
      label={t`Notifications`}
      open={open}
      onClose={stay}
      anchor={anchor}
      finalFocus={finalFocus}
      width="26rem"
    >
      {content}
    </Popover.Root>
  );
}
