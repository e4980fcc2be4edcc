import { Alert, Button, Spinner, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../request/error-message.ts';
import { RequestError } from '../request/request-error.ts';

interface ErrorBoxProps {
  title: string;
  error?: unknown;
  /** Message instead of the one of the error. */
  message?: string | undefined;
  onRetry?: () => void;
  /** Whether it is being loaded again. The button keeps the focus. */
  busy?: boolean;
}

/** Error state of a part of a page: message, request id, and a retry button. */
export function ErrorBox({ title, error, message, onRetry, busy = false }: ErrorBoxProps) {
  const requestId = error instanceof RequestError ? error.requestId : undefined;
  return (
    <Alert.Root status="error" borderRadius="lg" p="5">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">{title}</Alert.Title>
        {error !== undefined && <Text>{message ?? errorMessage(error)}</Text>}
        {requestId && (
          <Text fontSize="sm" color="fg.muted">
            <Trans>
              Request <code translate="no">{requestId}</code>
            </Trans>
          </Text>
        )}
        {onRetry && (
          <Button
            size="sm"
            variant="outline"
            alignSelf="start"
            mt="1"
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onRetry();
            }}
          >
            {busy && <Spinner size="xs" />}
            <Trans>Try again</Trans>
          </Button>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
