import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="3" py="12" px="4">
      <chakra.svg
        viewBox="0 0 120 60"
        width="120px"
        height="60px"
        color="border.emphasized"
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M4 52h112M14 52V18m0 0c0-6 10-6 10 0M60 52V10m0 0c0-6 10-6 10 0M104 52V24m0 0c0-5 8-5 8 0" />
        <path d="M4 56h112" strokeDasharray="10 4" />
      </chakra.svg>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="48ch">
        {children}
      </Text>
      {action}
    </Stack>
  );
}
