import { Button, Skeleton, Spinner, Stack, Text } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBox } from '../components/error-box.tsx';
import { Link } from '../routing/link.tsx';

interface LoadMoreProps {
  /** Number of loaded items, as text. Announced when it changes. */
  loaded: ReactNode;
  hasMore: boolean;
  busy: boolean;
  /** Error of the last attempt to load more. */
  error?: unknown;
  onMore: () => void;
  /** URL of the next page, for opening it in another tab. */
  href?: string;
}

const ROWS = Array.from({ length: 16 }, (_, row) => row);

function MorePlaceholder() {
  return (
    <Stack gap="2" pt="2" minH="100svh" aria-hidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height="12" flexShrink="0" />
      ))}
    </Stack>
  );
}

/**
 * End of a list: the number of shown items, and a button for more. Placeholders are inserted on click only, because later the button would move away
 * from the pointer.
 */
export function LoadMore({ loaded, hasMore, busy, error, onMore, href }: LoadMoreProps) {
  const { t } = useLingui();
  const status = useRef<HTMLParagraphElement>(null);
  const wasRequested = useRef(false);
  useEffect(() => {
    // The button disappears with the last page; keep the focus at the end of the list.
    if (!hasMore && wasRequested.current && document.activeElement === document.body) status.current?.focus();
    wasRequested.current = false;
  }, [hasMore]);
  const more = () => {
    if (busy) return;
    wasRequested.current = true;
    onMore();
  };
  return (
    <>
      {busy && <MorePlaceholder />}
      <Stack align={{ base: 'stretch', sm: 'start' }} gap="3" pt="4">
        <Text
          ref={status}
          role="status"
          tabIndex={-1}
          outline="none"
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {loaded}
        </Text>
        {error ? (
          <ErrorBox title={t`The next page could not be loaded`} error={error} onRetry={more} />
        ) : (
          hasMore && (
            // Not disabled while busy, because a disabled button loses the focus.
            <Button
              variant="outline"
              aria-disabled={busy}
              onClick={href === undefined ? more : undefined}
              asChild={href !== undefined}
            >
              {href === undefined ? (
                <MoreLabel busy={busy} />
              ) : (
                <Link
                  to={href}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    more();
                  }}
                >
                  <MoreLabel busy={busy} />
                </Link>
              )}
            </Button>
          )
        )}
      </Stack>
    </>
  );
}

function MoreLabel({ busy }: { busy: boolean }) {
  return (
    <>
      {busy && <Spinner size="sm" />}
      {busy ? <Trans>Loading more</Trans> : <Trans>Load more</Trans>}
    </>
  );
}
