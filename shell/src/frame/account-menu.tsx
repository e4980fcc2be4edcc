import { type NavigationCount, SHELL_ROUTES } from '@boardwalk/contracts';
import { chakra, Link, Menu, type SessionUser, Text, useNavigate, useSessionActions } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { CountedLink } from '../federation/navigation.ts';
import { AvatarButton } from './avatar-button.tsx';
import { LinkCount } from './link-count.tsx';

export interface AccountMenuProps {
  user: SessionUser;
  /** Admin links that this member may open. */
  teamLinks: CountedLink[];
}

/** Profile, settings, the member's admin links, and sign-out. Rendered inside the navbar, so that it belongs to a landmark. */
export function AccountMenu({ user, teamLinks }: AccountMenuProps) {
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
      // By default the Enter key clicks a link that was removed with the menu, and the browser reloads the site.
      navigate={({ value }) => {
        leaving.current = true;
        void navigate(value, { viewTransition: true });
      }}
    >
      <Menu.Trigger asChild>
        <AvatarButton
          user={user}
          teamLinks={teamLinks}
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
          <MenuLink to={SHELL_ROUTES.profile.path} label={t`Profile`} />
          <MenuLink to={SHELL_ROUTES.settings.path} label={t`Settings`} />
          {teamLinks.length > 0 && <Menu.Separator />}
          {teamLinks.map(({ to, label, count }) => (
            <MenuLink key={to} to={to} label={label} count={count} />
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

function MenuLink({ to, label, count }: { to: string; label: string; count?: NavigationCount | undefined }) {
  return (
    <Menu.Item value={to} asChild cursor="pointer" py="2">
      <Link to={to}>
        {label}
        <LinkCount count={count} />
      </Link>
    </Menu.Item>
  );
}
