import { chakra } from '@chakra-ui/react';

/** Text with highlighted search matches: every second part is a match. */
export function Highlighted({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The index is the only key the parts have, and they are never reordered.
      <chakra.mark key={at} bg="sodium.muted" color="fg" borderRadius="xs" px="0.5">
        {part}
      </chakra.mark>
    ),
  );
}
