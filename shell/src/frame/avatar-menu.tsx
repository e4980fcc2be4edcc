import type { NavigationLink } from '@boardwalk/contracts';
import {
  chakra,
  Link,
  MemberAvatar,
  Menu,
  type SessionUser,
  Text,
  useNavigate,
  useSessionActions,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

/**
 * The signed-in member's own menu: profile, the admin links when they are theirs, and the way out. It opens inside the navbar, so
 * that it belongs to a landmark.
 */
export function AvatarMenu({ user, adminLinks }: { user: SessionUser; adminLinks: NavigationLink[] }) {
  const { t } = useLingui();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const leaving = useRef(false);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (open) leaving.current = false;
      }}
      // By default the Enter key clicks a link that has left the page with the menu, and the browser loads the site anew.
      navigate={({ value }) => {
        leaving.current = true;
        void navigate(value, { viewTransition: true });
      }}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          onFocus={() => {
            // The closing menu gives the focus back to its button, but after a change of page it belongs to the heading.
            if (leaving.current)
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
            leaving.current = false;
          }}
          borderRadius="full"
          cursor="pointer"
          borderWidth="2px"
          borderColor="transparent"
          _hover={{ borderColor: 'lamp' }}
          _expanded={{ borderColor: 'lamp' }}
        >
          <MemberAvatar {...user} />
          <VisuallyHidden>
            <Trans>Account menu</Trans>
          </VisuallyHidden>
        </chakra.button>
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
          <MenuLink to="/profile" label={t`Profile`} />
          {adminLinks.map(({ to, label }) => (
            <MenuLink key={to} to={to} label={label} />
          ))}
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

function MenuLink({ to, label }: { to: string; label: string }) {
  return (
    <Menu.Item value={to} asChild cursor="pointer" py="2">
      <Link to={to}>{label}</Link>
    </Menu.Item>
  );
}
