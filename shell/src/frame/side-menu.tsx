import { SHELL_ROUTES } from '@boardwalk/contracts';
import {
  Button,
  CloseButton,
  chakra,
  Drawer,
  LinkButton,
  NavLink,
  Portal,
  type SessionUser,
  Stack,
  useSessionActions,
  useUiStore,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CountedLink } from '../federation/navigation.ts';
import { LOGIN_PATH, REGISTER_PATH } from '../session/paths.ts';
import { LinkCount } from './link-count.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface SideMenuProps {
  links: CountedLink[];
  teamLinks: CountedLink[];
  user: SessionUser | null;
}

/** Navigation on small screens: everything in the navbar and the account menu. */
export function SideMenu({ links, teamLinks, user }: SideMenuProps) {
  const { t } = useLingui();
  const open = useUiStore((state) => state.mobileMenuOpen);
  const setOpen = useUiStore((state) => state.setMobileMenuOpen);
  const close = () => setOpen(false);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      placement="end"
      size="xs"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={t`Menu`}>
            <Drawer.Body py="5">
              <Stack as="nav" aria-label={t`Main`} gap="6" minH="full">
                <LinkList links={links} onFollow={close} large />
                {teamLinks.length > 0 && <LinkList links={teamLinks} onFollow={close} />}
                <AccountPart user={user} onFollow={close} />
                <chakra.div display={{ md: 'none' }}>
                  <ThemeToggle />
                </chakra.div>
              </Stack>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={t`Close menu`} size="md" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function LinkList({
  links,
  onFollow,
  large,
}: {
  links: CountedLink[];
  onFollow: () => void;
  large?: boolean;
}) {
  return (
    <Stack as="ul" listStyleType="none" gap="0.5">
      {links.map(({ label, to, count }) => (
        <li key={to}>
          <chakra.span
            asChild
            display="block"
            py="2"
            fontFamily={large ? 'heading' : 'body'}
            fontWeight={large ? '700' : 'medium'}
            textStyle={large ? 'xl' : 'md'}
            css={{ '&[aria-current=page]': { color: 'sodium.fg' } }}
          >
            <NavLink to={to} end={to === '/'} onClick={onFollow}>
              {label}
              <LinkCount count={count} open={large} />
            </NavLink>
          </chakra.span>
        </li>
      ))}
    </Stack>
  );
}

function AccountPart({ user, onFollow }: { user: SessionUser | null; onFollow: () => void }) {
  const { signOut } = useSessionActions();
  if (user) {
    return (
      <Stack gap="3" mt="auto" pt="4" borderTopWidth="1px">
        <LinkButton variant="outline" to={SHELL_ROUTES.profile.path} onClick={onFollow}>
          <Trans>Profile</Trans>
        </LinkButton>
        <LinkButton variant="outline" to={SHELL_ROUTES.settings.path} onClick={onFollow}>
          <Trans>Settings</Trans>
        </LinkButton>
        <Button variant="ghost" colorPalette="signal" onClick={() => void signOut()}>
          <Trans>Log out</Trans>
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="3" mt="auto" pt="4" borderTopWidth="1px">
      <LinkButton colorPalette="sodium" to={REGISTER_PATH} onClick={onFollow}>
        <Trans>Sign up</Trans>
      </LinkButton>
      <LinkButton variant="outline" to={LOGIN_PATH} onClick={onFollow}>
        <Trans>Log in</Trans>
      </LinkButton>
    </Stack>
  );
}
