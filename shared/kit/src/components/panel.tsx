import { Box, type BoxProps } from '@chakra-ui/react';

/** A raised surface on the page's background. */
export function Panel(props: BoxProps) {
  return <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '6' }} {...props} />;
}
