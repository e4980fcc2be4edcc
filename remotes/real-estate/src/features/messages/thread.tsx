import type { InquiryMessage } from '@boardwalk/contracts';
import { Box, Button, chakra, Flex, MemberAvatar, Spinner, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';

interface ThreadProps {
  /** Oldest first. */
  messages: readonly InquiryMessage[];
  /** Button to load earlier ones. */
  more: { hasMore: boolean; busy: boolean; onMore: () => void };
}

/** Messages, oldest first, scrolled to the end. Loading earlier messages keeps the scroll position. */
export function Thread({ messages, more }: ThreadProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  useScrollPosition(container, messages);
  return (
    <Box
      ref={container}
      role="log"
      aria-label={t`Messages`}
      // Scrollable by keyboard.
      tabIndex={0}
      overflowY="auto"
      maxH="min(34rem, 60dvh)"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      p={{ base: '3', sm: '5' }}
    >
      {more.hasMore && (
        <Box textAlign="center" pb="4">
          <Button
            size="sm"
            variant="outline"
            aria-disabled={more.busy}
            onClick={() => !more.busy && more.onMore()}
          >
            {more.busy && <Spinner size="sm" />}
            <Trans>Earlier messages</Trans>
          </Button>
        </Box>
      )}
      <Box as="ol" listStyleType="none" display="grid" gap="4">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
    </Box>
  );
}

function Message({ message: { author, mine, text, at } }: { message: InquiryMessage }) {
  return (
    <Flex
      as="li"
      justifySelf={mine ? 'end' : 'start'}
      direction={mine ? 'row-reverse' : 'row'}
      gap="3"
      maxW="min(38rem, 94%)"
      minW="0"
    >
      <MemberAvatar {...author} size="8" />
      <Box minW="0">
        <Text textStyle="sm" color="fg.muted" textAlign={mine ? 'end' : 'start'}>
          <chakra.span fontWeight="600">
            {mine ? <Trans>You</Trans> : (author?.fullName ?? <Trans>Deleted member</Trans>)}
          </chakra.span>
          {' · '}
          <TimeText at={at} as="relative" />
        </Text>
        <Text
          bg={mine ? 'dusk.subtle' : 'bg.muted'}
          borderRadius="md"
          px="3.5"
          py="2.5"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {text}
        </Text>
      </Box>
    </Flex>
  );
}

/** Scrolls to the end for a new message, and keeps the position when earlier ones are added above. */
function useScrollPosition(
  container: { current: HTMLElement | null },
  messages: readonly InquiryMessage[],
): void {
  const seen = useRef<{ last: string | undefined; height: number }>(undefined);
  const last = messages.at(-1)?.id;
  const count = messages.length;
  useLayoutEffect(() => {
    const box = container.current;
    if (!box || count === 0) return;
    const before = seen.current;
    if (before?.last !== last) box.scrollTop = box.scrollHeight;
    else if (before) box.scrollTop += box.scrollHeight - before.height;
    seen.current = { last, height: box.scrollHeight };
  }, [container, last, count]);
}
