import { chakra, MemberAvatar, type SessionUser, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

/** Button of the account menu: the member's picture. */
export function AvatarButton({
  user,
  waiting,
  ...rest
}: ComponentProps<typeof chakra.button> & {
  user: SessionUser;
  /** Whether a link of the menu has a count. */
  waiting: boolean;
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
      {waiting && (
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
      )}
    </chakra.button>
  );
}
