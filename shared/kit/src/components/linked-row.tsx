import { Box, HStack, LinkBox, LinkOverlay, type LinkOverlayProps, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../routing/link.tsx';

interface LinkedRowProps {
  /** Target within the site. */
  to: ComponentProps<typeof Link>['to'];
  /** Text of the link. */
  title: ReactNode;
  /** A line below the title. */
  children: ReactNode;
  /** Content at the end: badges. */
  end?: ReactNode;
}

/** A row of a list (`ul`) that is a link as a whole. */
export function LinkedRow({ to, title, children, end }: LinkedRowProps) {
  return (
    <LinkBox
      as="li"
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="2"
      py="3.5"
      borderBottomWidth="1px"
      alignItems="start"
      _hover={{ bg: 'bg.muted' }}
    >
      <Box flex="1 1 8rem" minW="min(8rem, 100%)">
        <LinkOverlay asChild fontWeight="semibold">
          <Link to={to}>{title}</Link>
        </LinkOverlay>
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </Box>
      {end && (
        <HStack flexShrink="0" maxW="100%" wrap="wrap" justify="end">
          {end}
        </HStack>
      )}
    </LinkBox>
  );
}

interface RowLinkProps extends Omit<LinkOverlayProps, 'href'> {
  /** Target within the site. */
  to: ComponentProps<typeof Link>['to'];
}

/**
 * Link in a cell or card of a `DataTable` that covers the whole row, so that a click on any part of the row opens it. `rowActions` stay usable.
 * @example <RowLink to={`/users/${id}`}>{fullName}</RowLink>
 */
export function RowLink({ to, children, ...rest }: RowLinkProps) {
  return (
    <LinkOverlay asChild {...rest}>
      <Link to={to}>{children}</Link>
    </LinkOverlay>
  );
}
