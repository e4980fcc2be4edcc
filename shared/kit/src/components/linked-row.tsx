import { Box, HStack, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../routing/link.tsx';

interface LinkedRowProps {
  /** Where it leads, inside the site. */
  to: ComponentProps<typeof Link>['to'];
  /** The words of the link. */
  title: ReactNode;
  /** A line below the title. */
  children: ReactNode;
  /** What stands at the end: badges. */
  end?: ReactNode;
}

/** A row of a list (`ul`) that leads somewhere: its link covers all of it. */
export function LinkedRow({ to, title, children, end }: LinkedRowProps) {
  return (
    <LinkBox
      as="li"
      display="flex"
      gap="4"
      py="3.5"
      borderBottomWidth="1px"
      alignItems="start"
      _hover={{ bg: 'bg.muted' }}
    >
      <Box flex="1" minW="0">
        <LinkOverlay asChild fontWeight="semibold">
          <Link to={to}>{title}</Link>
        </LinkOverlay>
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </Box>
      {end && (
        <HStack flexShrink="0" wrap="wrap" justify="end">
          {end}
        </HStack>
      )}
    </LinkBox>
  );
}
