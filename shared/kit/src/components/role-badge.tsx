import type { RoleColour } from '@boardwalk/contracts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RoleBadgeProps {
  /** The role's exact name: an identifier, the same in every language. */
  role: string;
  /** Color of the role, configured by the site; gray if unknown. */
  colour?: RoleColour | undefined;
  /** Muted text after the name. */
  children?: ReactNode;
}

/** A role's name in its color. */
export function RoleBadge({ role, colour = 'gray', children }: RoleBadgeProps) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="1.5"
      px="1.5"
      py="0.5"
      borderRadius="sm"
      borderWidth="1px"
      fontSize="0.8125rem"
      lineHeight="1.25"
      colorPalette={colour}
      borderColor="colorPalette.border"
      bg="colorPalette.subtle"
    >
      <chakra.span fontWeight="600" color="colorPalette.fg">
        {role}
      </chakra.span>{' '}
      {children && <chakra.span color="fg.muted">{children}</chakra.span>}
    </chakra.span>
  );
}
