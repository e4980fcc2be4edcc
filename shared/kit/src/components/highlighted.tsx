import { chakra } from '@chakra-ui/react';

/** Text in which a search found its words: what matched is every second part. */
export function Highlighted({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The parts have nothing but their place to tell them apart, and never change it.
      <chakra.mark key={at} bg="sodium.muted" color="fg" borderRadius="xs" px="0.5">
        {part}
      </chakra.mark>
    ),
  );
}
