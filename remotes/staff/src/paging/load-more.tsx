import { Button, ErrorBox, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface LoadMoreProps {
  /** How much is there, in words. Read out when it changes. */
  loaded: ReactNode;
  hasMore: boolean;
  busy: boolean;
  /** Why the last try to get more failed. */
  error?: unknown;
  onMore: () => void;
}

/** The end of a list: how much of it is shown, and the way to the rest. */
export function LoadMore({ loaded, hasMore, busy, error, onMore }: LoadMoreProps) {
  const { t } = useLingui();
  return (
    <Stack align={{ base: 'stretch', sm: 'start' }} gap="3" pt="4">
      <Text role="status" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {loaded}
      </Text>
      {error ? (
        <ErrorBox title={t`The next page could not be loaded`} error={error} onRetry={onMore} />
      ) : (
        hasMore && (
          <Button variant="outline" loading={busy} loadingText={t`Loading more`} onClick={onMore}>
            <Trans>Load more</Trans>
          </Button>
        )
      )}
    </Stack>
  );
}
