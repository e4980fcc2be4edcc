import {
  chakra,
  Link,
  Menu,
  type SessionUser,
  Slot,
  Text,
  useNavigate,
  useSessionActions,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { CountedLink } from '../federation/navigation.ts';
import { AvatarButton } from './avatar-button.tsx';
import { WaitingItems } from './link-count.tsx';
import type { AccountLinks } from './use-menu-links.ts';
import { useWaitingPrefetch } from './waiting-counts.ts';

export interface AccountMenuProps {
  user: SessionUser;
  links: AccountLinks;
}

/**
 * The member's own pages with the number of waiting items, profile, settings, the pages of the team that they may open, and sign-out. Rendered inside
 * the navbar, so that it belongs to a landmark.
 */
export function AccountMenu({ user, links }: AccountMenuProps) {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const leaving = useRef(false);
  const prefetch = useWaitingPrefetch(links.mine);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (open) leaving.current = false;
      }}
      // By default the Enter key clicks a link that was removed with the menu, and the browser reloads the site.
      navigate={({ value }) => {
        leaving.current = true;
        void navigate(value, { viewTransition: true });
      }}
    >
      <Menu.Trigger asChild>
        <AvatarButton
          user={user}
          teamLinks={links.team}
          onPointerEnter={prefetch}
          onFocus={() => {
            // The closing menu returns the focus to its button, but after a navigation it belongs to the heading.
            if (leaving.current)
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
            leaving.current = false;
          }}
        />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="14rem">
          <chakra.div px="2" pt="1" pb="2" borderBottomWidth="1px" mb="1">
            <Text fontWeight="semibold" truncate>
              {user.fullName || user.username}
            </Text>
            <Text fontSize="sm" color="fg.muted" truncate>
              {user.email}
            </Text>
          </chakra.div>
          <MenuLinks links={links.mine} />
          <Slot name="account.menu" props={{}}>
            {({ to = '/' }, row) => (
              <Menu.Item value={to} asChild cursor="pointer" height="2.25rem">
                <Link to={to}>{row}</Link>
              </Menu.Item>
            )}
          </Slot>
          <Menu.Separator />
          <MenuLinks links={links.account} />
          {links.team.length > 0 && <Menu.Separator />}
          <MenuLinks links={links.team} />
          <Menu.Separator />
          <Menu.Item
            value="sign-out"
            color="fg.error"
            cursor="pointer"
            py="2"
            onSelect={() => void signOut()}
          >
            <Trans>Log out</Trans>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

function MenuLinks({ links }: { links: readonly CountedLink[] }) {
  return links.map((link) => (
    <Menu.Item key={link.to} value={link.to} asChild cursor="pointer" py="2">
      <Link to={link.to}>
        {link.label}
        <WaitingItems link={link} />
      </Link>
    </Menu.Item>
  ));
}
