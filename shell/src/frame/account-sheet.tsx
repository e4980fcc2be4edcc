import {
  Button,
  CloseButton,
  chakra,
  Drawer,
  HStack,
  Link,
  MemberAvatar,
  Portal,
  type SessionUser,
  Slot,
  Stack,
  Text,
  useSessionActions,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, useRef, useState } from 'react';
import type { CountedLink } from '../federation/navigation.ts';
import { WaitingItems } from './link-count.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import type { AccountLinks } from './use-menu-links.ts';

interface AccountSheetProps {
  user: SessionUser;
  links: AccountLinks;
  /** Button that opens it. */
  children: ReactElement;
}

/** The account menu on phones, at the bottom edge of the window. */
export function AccountSheet({ user, links, children }: AccountSheetProps) {
  const { t } = useLingui();
  const { signOut } = useSessionActions();
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  const follow = () => {
    leaving.current = true;
    setOpen(false);
  };
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => {
        leaving.current = false;
        setOpen(change.open);
      }}
      // After a navigation the focus belongs to the heading.
      finalFocusEl={() =>
        document.querySelector<HTMLElement>(leaving.current ? 'main h1' : '[data-account-tab]')
      }
      placement="bottom"
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>{children}</Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={t`Account`} maxH="85dvh" borderTopRadius="xl">
            <Drawer.Body pt="5" pb="calc(1rem + env(safe-area-inset-bottom))">
              <HStack gap="3" pe="10" mb="4" minW="0">
                <MemberAvatar {...user} size="11" />
                <chakra.div minW="0">
                  <Text fontWeight="semibold" truncate>
                    {user.fullName || user.username}
                  </Text>
                  <Text fontSize="sm" color="fg.muted" truncate>
                    {user.email}
                  </Text>
                </chakra.div>
              </HStack>
              <Stack as="nav" aria-label={t`Account`} gap="0">
                {[links.mine, links.account, links.team].map(
                  (group) =>
                    group.length > 0 && <SheetLinks key={group[0]?.to} links={group} onFollow={follow} />,
                )}
                <Slot name="account.menu" props={{}}>
                  {({ to = '/' }, row) => (
                    <chakra.span asChild display="block" height="2.75rem" fontWeight="medium">
                      <Link to={to} onClick={follow}>
                        {row}
                      </Link>
                    </chakra.span>
                  )}
                </Slot>
              </Stack>
              <HStack justify="space-between" gap="3" borderTopWidth="1px" pt="3">
                <Button variant="ghost" colorPalette="signal" ms="-4" onClick={() => void signOut()}>
                  <Trans>Log out</Trans>
                </Button>
                <ThemeToggle />
              </HStack>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={t`Close`} size="md" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function SheetLinks({ links, onFollow }: { links: readonly CountedLink[]; onFollow: () => void }) {
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px" py="1.5">
      {links.map((link) => (
        <li key={link.to}>
          <chakra.span
            asChild
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            minH="11"
            fontWeight="medium"
          >
            <Link to={link.to} onClick={onFollow}>
              {link.label}
              <WaitingItems link={link} />
            </Link>
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}
