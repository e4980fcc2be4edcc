import { Box, HStack, Link, LinkBox, LinkOverlay, MediaImage, sharedElement, Text } from '@boardwalk/kit';
import type { ComponentProps, ReactNode } from 'react';

interface PictureRowProps {
  /** Page of the row. */
  to: string;
  title: string;
  picture: ComponentProps<typeof MediaImage>['picture'] | null;
  /** Replaces a missing picture. */
  fallback: ReactNode;
  /** A line below the title. */
  children: ReactNode;
  /** Badges next to the title. */
  badges?: ReactNode;
}

/** A row of a list (`ul`) with its picture. It is a link as a whole. */
export function PictureRow({ to, title, picture, fallback, children, badges }: PictureRowProps) {
  return (
    <LinkBox
      as="li"
      display="grid"
      gridTemplateColumns="6rem minmax(0, 1fr)"
      columnGap="4"
      alignItems="center"
      py="3"
      borderBottomWidth="1px"
      transition="background 140ms ease-out"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Box borderRadius="sm" overflow="hidden" height="4rem" {...sharedElement(to)}>
        {picture ? <MediaImage picture={picture} sizes="6rem" ratio={3 / 2} height="4rem" /> : fallback}
      </Box>
      <Box minW="0">
        <HStack wrap="wrap" columnGap="2" rowGap="0">
          <LinkOverlay asChild fontWeight="600" overflowWrap="anywhere">
            <Link to={to}>{title}</Link>
          </LinkOverlay>
          {badges}
        </HStack>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {children}
        </Text>
      </Box>
    </LinkBox>
  );
}
