import { chakra, MemberAvatar, type SessionUser, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

/** What the account menu hangs on: the member's picture. */
export function AvatarButton({
  user,
  ...rest
}: ComponentProps<typeof chakra.button> & { user: SessionUser }) {
  return (
    <chakra.button
      type="button"
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
    </chakra.button>
  );
}
