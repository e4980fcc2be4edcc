import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Label of a section, styled as a street sign: its number on yellow, followed by its name. */
export function SectionLabel({ number, children }: { number?: string; children: ReactNode }) {
  return (
    <HStack
      display="inline-flex"
      alignSelf="start"
      gap="0"
      borderWidth="1.5px"
      borderColor="fg"
      borderRadius="sm"
      overflow="hidden"
      fontFamily="heading"
      fontWeight="700"
      fontSize="sm"
      lineHeight="1"
      letterSpacing="0.02em"
    >
      {number && (
        <chakra.span bg="lamp" color="ink" px="2" py="1.5" fontVariantNumeric="tabular-nums">
          {number}
        </chakra.span>
      )}
      <chakra.span px="2.5" py="1.5">
        {children}
      </chakra.span>
    </HStack>
  );
}
