import type { SubmissionMessage } from '@boardwalk/contracts';
import {
  Box,
  Button,
  Count,
  ErrorBox,
  Field,
  Flex,
  LoadMore,
  MemberAvatar,
  MemberName,
  PENDING,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TimeText,
  useUnsavedText,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';

export interface ThreadMessage extends Pick<SubmissionMessage, 'id' | 'author' | 'text' | 'at'> {
  /** A label next to the name: that the author belongs to the team, for example. */
  mark?: ReactNode;
}

interface ThreadProps {
  /** Undefined while loading. */
  messages: readonly ThreadMessage[] | undefined;
  error: unknown;
  onRetry: () => void;
  more: { hasMore: boolean; busy: boolean; error: unknown; onMore: () => void };
  empty: ReactNode;
  /** Sends a message. @returns whether it was sent. Null for read-only threads. */
  onSend: ((text: string) => Promise<boolean>) | null;
  /** Label of the message field, which states who will read it. */
  label: string;
  sendLabel: string;
  limit: number;
  /** Notes among reviewers look different from messages to the applicant. */
  tone?: 'message' | 'note';
}

/** A thread of messages, oldest first. */
export function Thread({ messages, error, onRetry, more, empty, tone = 'message', ...writing }: ThreadProps) {
  const { t } = useLingui();
  const count = messages?.length ?? 0;
  return (
    <Stack gap="5">
      {Boolean(error) && !messages && (
        <ErrorBox title={t`The messages could not be loaded`} error={error} onRetry={onRetry} />
      )}
      {!messages && !error && <Skeleton height="20" {...PENDING} />}
      {count === 0 && messages && (
        <Text color="fg.muted" fontSize="sm">
          {empty}
        </Text>
      )}
      {messages && count > 0 && (
        <Stack as="ol" listStyleType="none" gap="4">
          {messages.map((message) => (
            <Message key={message.id} message={message} tone={tone} />
          ))}
        </Stack>
      )}
      {more.hasMore && <LoadMore {...more} loaded={<Count shown={count} hasMore />} />}
      <Writing {...writing} tone={tone} />
    </Stack>
  );
}

function Message({ message, tone }: { message: ThreadMessage; tone: 'message' | 'note' }) {
  const { author, text, at, mark } = message;
  return (
    <Flex as="li" gap="3">
      <MemberAvatar {...author} size="8" />
      <Box
        flex="1"
        minW="0"
        borderWidth="1px"
        borderStyle={tone === 'note' ? 'dashed' : 'solid'}
        borderRadius="md"
        bg={tone === 'note' ? 'sodium.subtle' : 'bg.panel'}
        px="3.5"
        py="2.5"
      >
        <Text fontSize="sm" color="fg.muted">
          <MemberName {...author} fontWeight="semibold" color="fg" /> {mark} ·{' '}
          <TimeText at={at} as="relative" />
        </Text>
        <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {text}
        </Text>
      </Box>
    </Flex>
  );
}

type WritingProps = Pick<ThreadProps, 'onSend' | 'label' | 'sendLabel' | 'limit'> & {
  tone: 'message' | 'note';
};

function Writing({ onSend, label, sendLabel, limit, tone }: WritingProps) {
  const [text, setText] = useState('');
  useUnsavedText(text.trim() !== '');
  const [busy, setBusy] = useState(false);
  if (!onSend) return null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    if (await onSend(text.trim())) setText('');
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap="3" align="start">
        <Field.Root>
          <Field.Label>{label}</Field.Label>
          <Textarea
            rows={3}
            value={text}
            maxLength={limit}
            autoresize
            onChange={({ target }) => setText(target.value)}
          />
        </Field.Root>
        <Button
          type="submit"
          variant="outline"
          colorPalette={tone === 'note' ? 'sodium' : undefined}
          loading={busy}
          disabled={text.trim() === ''}
        >
          {sendLabel}
        </Button>
      </Stack>
    </form>
  );
}
