import type { ListedUser } from '@boardwalk/contracts';
import { Box, IconButton, Link, Menu, Portal } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type Obstacle, obstacleTo } from './role-rules.ts';
import type { Management } from './use-management.ts';

const REASONS: Record<Obstacle, ReactNode> = {
  self: <Trans>You can’t change your own roles.</Trans>,
  rank: <Trans>Their rank is the same as yours or higher.</Trans>,
};

interface MemberMenuProps extends Pick<Management, 'allowed' | 'caller' | 'show'> {
  member: ListedUser;
}

/** Menu with the actions on a member. Their roles can be managed once the site's roles are loaded; otherwise the item explains why not. */
export function MemberMenu({ member, allowed, caller, show }: MemberMenuProps) {
  const { t } = useLingui();
  const { fullName: name, username } = member;
  const trigger = useRef<HTMLButtonElement>(null);
  const obstacle = caller ? obstacleTo(caller, member) : undefined;
  return (
    // Above the link that covers the row.
    <Box position="relative" zIndex="1">
      <Menu.Root
        lazyMount
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => {
          if (value === 'roles') show(member, trigger.current);
        }}
      >
        <Menu.Trigger asChild>
          <IconButton
            ref={trigger}
            size="sm"
            variant="ghost"
            aria-label={t`Actions for ${name}`}
            title={t`Actions for ${name}`}
          >
            <Ellipsis size="1.125rem" aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content maxW="18rem">
              {allowed && (
                <Menu.Item value="roles" minH="10" disabled={!caller || obstacle !== undefined}>
                  <Box>
                    <Trans>Manage roles</Trans>
                    {obstacle && <Box textStyle="sm">{REASONS[obstacle]}</Box>}
                  </Box>
                </Menu.Item>
              )}
              <Menu.Item value="page" minH="10" asChild>
                <Link to={`/members/${encodeURIComponent(username)}`}>
                  <Trans>Public page</Trans>
                </Link>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Box>
  );
}
