import type { ReleaseFailure, ReleaseOutcome } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  Dialog,
  DialogContent,
  EmptyState,
  ErrorBox,
  HStack,
  Skeleton,
  Stack,
  Text,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { failuresQuery } from './queries.ts';

interface FailuresDialogProps {
  name: string;
  /** The version whose failures are shown; the dialog is open while there is one. */
  version: string | null;
  onClose: () => void;
}

/** Failures of a version: error, position in its source, page and browser. */
export function FailuresDialog({ name, version, onClose }: FailuresDialogProps) {
  return (
    <Dialog.Root open={version !== null} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        {version !== null && (
          <>
            <Dialog.Header pe="12">
              <Dialog.Title overflowWrap="anywhere">
                <Trans>
                  Failures of {name} {version}
                </Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Failures name={name} version={version} />
            </Dialog.Body>
          </>
        )}
      </DialogContent>
    </Dialog.Root>
  );
}

function Failures({ name, version }: { name: string; version: string }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(failuresQuery(name, version));
  if (error && !isFetching)
    return (
      <ErrorBox title={t`The failures could not be loaded`} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton height="32" role="status" aria-label={t`Loading the failures`} />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t`No failures reported`}>
        <Trans>No browser or server has reported a failure in the last week.</Trans>
      </EmptyState>
    );
  return (
    <Stack as="ol" listStyleType="none" gap="4">
      {data.items.map((failure) => (
        <FailureItem
          key={`${failure.outcome} ${failure.message} ${failure.frame} ${failure.browser} ${failure.route}`}
          failure={failure}
        />
      ))}
    </Stack>
  );
}

function FailureItem({ failure }: { failure: ReleaseFailure }) {
  const kinds = useKinds();
  const { outcome, message, frame, route, browser, count, lastAt } = failure;
  return (
    <Box as="li" borderTopWidth="1px" pt="4">
      <HStack wrap="wrap" gap="2" mb="2">
        <Badge colorPalette="signal">{kinds[outcome]}</Badge>
        <Text as="span" fontSize="sm" color="fg.muted">
          <Plural value={count} one="once" other="# times" />, <TimeText at={lastAt} as="relative" />
        </Text>
      </HStack>
      {message && (
        <Text fontWeight="600" overflowWrap="anywhere">
          {message}
        </Text>
      )}
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {frame && (
          <chakra.code translate="no" display="block">
            {frame}
          </chakra.code>
        )}
        {route && <chakra.code translate="no">{route}</chakra.code>}
        {route && ' · '}
        {browser === 'server' ? <Trans>on the server</Trans> : browser}
      </Text>
    </Box>
  );
}

/** Labels of the kinds of failures. */
function useKinds(): Record<ReleaseOutcome, string> {
  const { t } = useLingui();
  return {
    drawn: t`Rendered`,
    'load-failed': t`Could not be loaded`,
    'timed-out': t`Took too long to load`,
    'integrity-refused': t`Its files were changed`,
    'render-failed': t`Error while rendering`,
    'kit-unfit': t`Needs another kit`,
    'threw-later': t`Error after rendering`,
    hung: t`Froze the page`,
    'draw-failed': t`Failed on the server`,
    'set-refused': t`Release set refused`,
  };
}
