import { DELETED_MEMBER } from '@boardwalk/contracts';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '../routing/link.tsx';
import { useRouteExists } from '../routing/site.ts';
import { memberPage } from './member-page.ts';

interface MemberNameProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  fullName: string;
  username: string;
}

/** A member's name, linked to their page; a member who has left has no page. Inside another link or a button use the plain name. */
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
      // Above the link that covers a whole card.
      position="relative"
      css={{ '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
      {...rest}
    >
      {routeExists(page) ? <Link to={page}>{fullName}</Link> : fullName}
    </chakra.span>
  );
}
