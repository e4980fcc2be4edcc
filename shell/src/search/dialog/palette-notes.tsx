import { SEARCH_LIMITS, searchKind } from '@boardwalk/contracts';
import {
  Box,
  Button,
  errorMessage,
  formatList,
  HStack,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { useFound } from './use-found.ts';

interface PaletteNotesProps {
  text: string;
  /** Number of entries. */
  count: number;
  connected: boolean;
  found: ReturnType<typeof useFound>;
}

/** Status messages of the search: offline, failed, or nothing found. */
export function PaletteNotes({ text, count, connected, found }: PaletteNotesProps) {
  const { groups, error, busy, retry } = found;
  const waits = busy && groups === undefined;
  const isEmpty = count === 0 && !busy && !error;
  return (
    <>
      <ResultStatus text={text} count={count} busy={busy} failed={error !== null} />
      {waits && count === 0 && <Waiting />}
      {!connected && text !== '' && (
        <Note>
          <Trans>You are offline. You can still find pages and recently opened items.</Trans>
        </Note>
      )}
      {connected && error && (
        <Note onRetry={retry}>
          <Trans>The search failed: {errorMessage(error)}</Trans>
        </Note>
      )}
      {!error && groups?.some(({ missing }) => missing) && <Missing groups={groups} onRetry={retry} />}
      {isEmpty && connected && <Nothing text={text} />}
    </>
  );
}

/** Announced on change. */
function ResultStatus({
  text,
  count,
  busy,
  failed,
}: {
  text: string;
  count: number;
  busy: boolean;
  failed: boolean;
}) {
  return (
    <VisuallyHidden role="status">
      {text !== '' && !busy && !failed && (
        <Plural value={count} _0="Nothing found" one="# result" other="# results" />
      )}
    </VisuallyHidden>
  );
}

/** As high as the first results. */
function Waiting() {
  const { t } = useLingui();
  return (
    <Stack gap="2" p="4" role="status" aria-label={t`Searching`}>
      {['a', 'b', 'c'].map((line) => (
        <Skeleton key={line} height="11" />
      ))}
    </Stack>
  );
}

function Missing({
  groups,
  onRetry,
}: {
  groups: NonNullable<PaletteNotesProps['found']['groups']>;
  onRetry: () => void;
}) {
  const { i18n } = useLingui();
  const names = groups.filter(({ missing }) => missing).map(({ kind }) => i18n._(searchKind(kind).many));
  const list = formatList(names, i18n.locale);
  return (
    <Note onRetry={onRetry}>
      <Trans>Not searched this time: {list}.</Trans>
    </Note>
  );
}

/** Suggestions without results. */
function Nothing({ text }: { text: string }) {
  if (text.length < SEARCH_LIMITS.shortest)
    return (
      <Note>
        <Trans>Type at least two letters.</Trans>
      </Note>
    );
  return (
    <Box px="4" py="8" textAlign="center">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <Trans>Nothing found for “{text}”</Trans>
      </Text>
      <Text color="fg.muted" mt="1">
        <Trans>
          Check the spelling, or try fewer or other words. Rules are found by their number, such as R2.4.
        </Trans>
      </Text>
    </Box>
  );
}

function Note({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <HStack
      px="4"
      py="3"
      gap="3"
      borderTopWidth="1px"
      color="fg.muted"
      textStyle="sm"
      justify="space-between"
    >
      <Text role={onRetry ? 'alert' : undefined}>{children}</Text>
      {onRetry && (
        <Button size="xs" variant="outline" flexShrink="0" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </HStack>
  );
}
