import type { RoleColour } from '@boardwalk/contracts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RoleBadgeProps {
  /** The role's exact name: an identifier, the same in every language. */
  role: string;
  /** As the site has chosen it for the role; gray where that isn't known. */
  colour?: RoleColour | undefined;
  /** What follows the name, in quiet text. */
  children?: ReactNode;
}

/** A role by its name, in its colour. */
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
