import { Button, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { FailureScreen } from './failure-screen.tsx';

interface ErrorScreenProps {
  /** What exactly went wrong, for those who want to pass it on. */
  detail?: string;
  onRetry: () => void;
}

/** The generic error screen: a part of the site failed while it was drawn. "Try again" resets it. */
export function ErrorScreen({ detail, onRetry }: ErrorScreenProps) {
  return (
    <FailureScreen what={<Trans>An error occurred while rendering this component.</Trans>}>
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
    </FailureScreen>
  );
}
