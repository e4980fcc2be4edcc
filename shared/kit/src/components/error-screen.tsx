import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';

interface ErrorScreenProps {
  /** What exactly went wrong, for those who want to pass it on. */
  detail?: string;
  onRetry: () => void;
}

/** The generic error screen: a part of the site failed while it was drawn. "Try again" resets it. */
export function ErrorScreen({ detail, onRetry }: ErrorScreenProps) {
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
        <Trans>An error occurred while rendering this component.</Trans>
      </Text>
      {detail && (
        <chakra.pre
          fontFamily="mono"
          fontSize="sm"
          bg="bg.subtle"
          borderWidth="1px"
          borderRadius="md"
          p="3"
          maxW="100%"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {detail}
        </chakra.pre>
      )}
      <Button colorPalette="sodium" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}
