import { Box, type BoxProps, Heading, Stack, Text } from '@boardwalk/kit';
import type { ReactNode } from 'react';

/** Frame of one of the four cards. */
export function WorkCard(props: BoxProps) {
  return (
    <Box
      as="article"
      position="relative"
      display="flex"
      flexDirection="column"
      overflow="hidden"
      borderRadius="xl"
      minW="0"
      {...props}
    />
  );
}

interface WorkTextProps {
  title: ReactNode;
  children: ReactNode;
}

/** Title and text of a card. */
export function WorkText({ title, children }: WorkTextProps) {
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="3xl">
        {title}
      </Heading>
      <Text maxW="46ch">{children}</Text>
    </Stack>
  );
}
