import { chakra, HStack, NavLink } from '@boardwalk/kit';
import type { CountedLink } from '../federation/navigation.ts';
import { LinkCount } from './link-count.tsx';

/** Highlights the link of the current page with a lamp below it. The element has to be positioned. */
export const LAMP_UNDER_CURRENT = {
  '&[aria-current=page]': { color: 'fg', fontWeight: 'semibold' },
  '&[aria-current=page]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0.75rem',
    bottom: '0',
    height: '3px',
    borderRadius: 'full',
    background: 'lamp',
  },
} as const;

/** Main navigation on wide screens: the current page is marked with a lamp. */
export function MainLinks({ links }: { links: CountedLink[] }) {
  return (
    <HStack as="ul" listStyleType="none" flexWrap="wrap" gap={{ xl: '0', '2xl': '1' }} minW="0">
      {links.map(({ label, to, count }) => (
        <li key={to}>
          <chakra.span
            asChild
            position="relative"
            display="inline-block"
            px={{ xl: '2.5', '2xl': '3' }}
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
              <LinkCount count={count} open />
            </NavLink>
          </chakra.span>
        </li>
      ))}
    </HStack>
  );
}
