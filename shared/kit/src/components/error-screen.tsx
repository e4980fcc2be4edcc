import { Button, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { FailureScreen } from './failure-screen.tsx';

interface ErrorScreenProps {
  /** Technical details of the error, for a report. */
  detail?: string;
  onRetry: () => void;
}

/** Generic error screen for a part of the site that failed to render. "Try again" resets it. */
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
