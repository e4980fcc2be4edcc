import { chakra } from '@chakra-ui/react';

/** A member's handle, as the plate on their car. */
export function HandleTag({ handle, region = 'MRP' }: { handle: string; region?: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="stretch"
      maxW="100%"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      borderRadius="sm"
      overflow="hidden"
      fontFamily="mono"
      fontSize="sm"
      lineHeight="1"
      bg="bg.panel"
    >
      <chakra.span
        bg="dusk.solid"
        color="dusk.contrast"
        px="1.5"
        py="1.5"
        fontSize="0.6875rem"
        fontWeight="700"
        display="grid"
        placeItems="center"
        aria-hidden
      >
        {region}
      </chakra.span>
      <chakra.span px="2" py="1.5" letterSpacing="0.08em" textTransform="uppercase" truncate title={handle}>
        {handle}
      </chakra.span>
    </chakra.span>
  );
}
