import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** One sentence: why there is nothing, or what to do. */
  children: ReactNode;
  /** Primary action. */
  action?: ReactNode;
}

/** Empty state of a list or page, with an action: Chakra's component with Boardwalk's illustration. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content gap="3" textAlign="center">
        <ChakraEmptyState.Indicator
          color="border.emphasized"
          css={{ '& svg': { width: '120px', height: '60px' } }}
        >
          <svg viewBox="0 0 120 60" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M4 52h112M14 52V18m0 0c0-6 10-6 10 0M60 52V10m0 0c0-6 10-6 10 0M104 52V24m0 0c0-5 8-5 8 0" />
            <path d="M4 56h112" strokeDasharray="10 4" />
          </svg>
        </ChakraEmptyState.Indicator>
        <ChakraEmptyState.Title asChild textStyle="xl" fontFamily="heading" fontWeight="700">
          <h2>{title}</h2>
        </ChakraEmptyState.Title>
        <ChakraEmptyState.Description textStyle="md" maxW="48ch">
          {children}
        </ChakraEmptyState.Description>
        {action}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
