import { chakra, MemberAvatar, type SessionUser, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { CountedLink } from '../federation/navigation.ts';
import { useHasCount } from './link-counts.ts';

/** Button of the account menu: the member's picture. */
export function AvatarButton({
  user,
  teamLinks,
  ...rest
}: ComponentProps<typeof chakra.button> & {
  user: SessionUser;
  /** Links of the menu, which may have counts. */
  teamLinks: readonly CountedLink[];
}) {
  return (
    <chakra.button
      type="button"
      position="relative"
      borderRadius="full"
      cursor="pointer"
      borderWidth="2px"
      borderColor="transparent"
      _hover={{ borderColor: 'lamp' }}
      _expanded={{ borderColor: 'lamp' }}
      {...rest}
    >
      <MemberAvatar {...user} />
      <VisuallyHidden>
        <Trans>Account menu</Trans>
      </VisuallyHidden>
      <WaitingLamp teamLinks={teamLinks} />
    </chakra.button>
  );
}

/** Shows that a link of the menu has a live count. The element has to be positioned. */
export function WaitingLamp({ teamLinks }: { teamLinks: readonly CountedLink[] }) {
  if (!useHasCount(teamLinks)) return null;
  return (
    <chakra.span
      data-waiting
      position="absolute"
      top="-1px"
      insetEnd="-1px"
      boxSize="3"
      borderRadius="full"
      bg="lamp"
      boxShadow="0 0 0 2px var(--chakra-colors-bg)"
    />
  );
}
