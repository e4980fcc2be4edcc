import { Box, Heading, Stack } from '@boardwalk/kit';
import { type ReactNode, useId } from 'react';

interface DealBoxProps {
  title: ReactNode;
  /** Emphasized, for the first one in the panel. */
  main?: boolean;
  /** The `id` of the section, for links to it. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the panel with its heading. */
export function DealBox({ title, main = false, anchor, children }: DealBoxProps) {
  const id = useId();
  return (
    <Box
      as="section"
      id={anchor}
      scrollMarginTop="24"
      aria-labelledby={id}
      borderWidth={main ? '1.5px' : '1px'}
      borderColor={main ? 'border.emphasized' : 'border'}
      borderRadius="lg"
      bg="bg.panel"
      p={{ base: '4', md: '5' }}
      minW="0"
    >
      <Stack gap={main ? '3' : '4'}>
        <Heading as="h2" id={id} textStyle="lg">
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  );
}
