import type { ReactionKind } from '@boardwalk/contracts';
import {
  Box,
  Button,
  ErrorBox,
  HStack,
  MemberAvatar,
  MemberName,
  PENDING,
  Skeleton,
  Stack,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memberPages } from './queries.ts';

interface ReactedMembersProps {
  articleId: string;
  kind: ReactionKind;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** All members with a kind of reaction, newest first. */
export function ReactedMembers({ articleId, kind, onLeave }: ReactedMembersProps) {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(memberPages(articleId, kind));
  if (!items)
    return error ? (
      <ErrorBox title={t`The names could not be loaded`} error={error} onRetry={refetch} />
    ) : (
      <Skeleton height="32" role="status" aria-label={t`Loading the names`} {...PENDING} />
    );
  return (
    <>
      <Stack
        as="ul"
        listStyleType="none"
        gap="1"
        onClick={({ target }) => target instanceof HTMLElement && target.closest('a') && onLeave()}
      >
        {items.map(({ at, ...member }, index) => (
          // Members who have left share one name.
          <HStack as="li" key={`${member.username}-${index}`} gap="3" minH="10">
            <MemberAvatar {...member} size="8" />
            <MemberName {...member} minW="0" overflowWrap="anywhere" />
            <Text as="span" ms="auto" flexShrink="0" textStyle="sm" color="fg.muted">
              <TimeText at={at} as="relative" />
            </Text>
          </HStack>
        ))}
      </Stack>
      {more.error ? (
        <Box mt="3">
          <ErrorBox title={t`The next page could not be loaded`} error={more.error} onRetry={more.onMore} />
        </Box>
      ) : (
        more.hasMore && (
          <Button size="sm" variant="outline" mt="3" loading={more.busy} onClick={more.onMore}>
            <Trans>Load more</Trans>
          </Button>
        )
      )}
    </>
  );
}
