import { DELETED_MEMBER } from '@boardwalk/contracts';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '../routing/link.tsx';
import { useRouteExists } from '../routing/site.ts';

interface MemberNameProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  fullName: string;
  username: string;
}

/**
 * A member's name where they wrote or did something. It leads to their page; a member who has left has none. Inside of another link or a button the
 * plain name stands instead.
 */
export function MemberName({ fullName, username, ...rest }: MemberNameProps) {
  const routeExists = useRouteExists();
  if (username === DELETED_MEMBER.username)
    return (
      <chakra.span {...rest}>
        <Trans>Deleted member</Trans>
      </chakra.span>
    );
  const page = memberPage(username);
  return (
    <chakra.span
      translate="no"
      dir="auto"
      // Where a link covers a whole card, this one lies on it.
      position="relative"
      css={{ '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
      {...rest}
    >
      {routeExists(page) ? <Link to={page}>{fullName}</Link> : fullName}
    </chakra.span>
  );
}

/** Where a member's page is. */
export function memberPage(username: string): string {
  return `/members/${encodeURIComponent(username)}`;
}
