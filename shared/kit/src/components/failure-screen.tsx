import { Heading, Stack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface FailureScreenProps {
  /** The failure in one sentence. */
  what: ReactNode;
  /** Details and actions. */
  children: ReactNode;
}

/** Replaces a page, or a part of the site, that failed. Announced immediately by screen readers. */
export function FailureScreen({ what, children }: FailureScreenProps) {
  return (
    <Stack
      role="alert"
      align="start"
      gap="4"
      maxW="page"
      mx="auto"
      width="100%"
      px={{ base: '4', sm: '6', lg: '8' }}
      py="16"
    >
      <Heading as="h1" textStyle="3xl">
        <Trans>Something went wrong</Trans>
      </Heading>
      <Text color="fg.muted" textStyle="lg">
        {what}
      </Text>
      {children}
    </Stack>
  );
}
