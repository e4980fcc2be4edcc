import { Button, Skeleton, Spinner, Stack, Text } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBox } from '../components/error-box.tsx';
import { Link } from '../routing/link.tsx';

interface LoadMoreProps {
  /** How much is there, in words. Read out when it changes. */
  loaded: ReactNode;
  hasMore: boolean;
  busy: boolean;
  /** Why the last try to get more failed. */
  error?: unknown;
  onMore: () => void;
  /** The address at which the rest begins, for those who open it elsewhere. */
  href?: string;
}

const ROWS = Array.from({ length: 16 }, (_, row) => row);

function RoomForMore() {
  return (
    <Stack gap="2" pt="2" minH="100svh" aria-hidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height="12" flexShrink="0" />
      ))}
    </Stack>
  );
}

/**
 * The end of a list: how much of it is shown, and the way to the rest. Room for what comes is made when somebody asks for it: later
 * the end would be pushed away under their eyes.
 */
export function LoadMore({ loaded, hasMore, busy, error, onMore, href }: LoadMoreProps) {
  const { t } = useLingui();
  const status = useRef<HTMLParagraphElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The button goes with the last page; the focus stays at the end of the list all the same.
    if (!hasMore && asked.current && document.activeElement === document.body) status.current?.focus();
    asked.current = false;
  }, [hasMore]);
  const more = () => {
    if (busy) return;
    asked.current = true;
    onMore();
  };
  return (
    <>
      {busy && <RoomForMore />}
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
            // Not disabled while busy: a disabled button would lose the focus to the page.
            <Button
              variant="outline"
              aria-disabled={busy}
              onClick={href === undefined ? more : undefined}
              asChild={href !== undefined}
            >
              {href === undefined ? (
                <MoreWords busy={busy} />
              ) : (
                <Link
                  to={href}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    more();
                  }}
                >
                  <MoreWords busy={busy} />
                </Link>
              )}
            </Button>
          )
        )}
      </Stack>
    </>
  );
}

function MoreWords({ busy }: { busy: boolean }) {
  return (
    <>
      {busy && <Spinner size="sm" />}
      {busy ? <Trans>Loading more</Trans> : <Trans>Load more</Trans>}
    </>
  );
}
