import type { NavigationLink } from '@boardwalk/contracts';
import { chakra, HStack, NavLink } from '@boardwalk/kit';
import { LAMP_UNDER_CURRENT } from './current-link-style.ts';

/** The navigation on wide screens: the place where you are has a lamp under it. */
export function MainLinks({ links }: { links: NavigationLink[] }) {
  return (
    <HStack as="ul" listStyleType="none" gap={{ lg: '0.5', xl: '1' }} minW="0">
      {links.map(({ label, to }) => (
        <li key={to}>
          <chakra.span
            asChild
            position="relative"
            display="inline-block"
            px={{ lg: '2.5', xl: '3' }}
            py="2"
            fontSize="sm"
            fontWeight="medium"
            whiteSpace="nowrap"
            color="fg.muted"
            borderRadius="md"
            transition="color 140ms ease-out"
            _hover={{ color: 'fg' }}
            css={LAMP_UNDER_CURRENT}
          >
            <NavLink to={to} end={to === '/'} viewTransition>
              {label}
            </NavLink>
          </chakra.span>
        </li>
      ))}
    </HStack>
  );
}
