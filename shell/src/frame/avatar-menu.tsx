import type { NavigationLink } from '@boardwalk/contracts';
import {
  chakra,
  Link,
  MemberAvatar,
  Menu,
  Portal,
  type SessionUser,
  Text,
  useNavigate,
  useSessionActions,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** The signed-in member's own menu: profile, the admin links when they are theirs, and the way out. */
export function AvatarMenu({ user, adminLinks }: { user: SessionUser; adminLinks: NavigationLink[] }) {
  const { t } = useLingui();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      // By default the Enter key clicks a link that has left the page with the menu, and the browser loads the site anew.
      navigate={({ value }) => void navigate(value, { viewTransition: true })}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
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
      <Portal>
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
      </Portal>
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
