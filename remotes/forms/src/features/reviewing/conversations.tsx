import { FORM_LIMITS, type Review } from '@boardwalk/contracts';
import { Alert, Badge, Box, call, errorMessage, Heading, notice, Tabs, usePages } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { messagePages, notePages } from '../../review/queries.ts';
import { Thread } from '../../submission/thread.tsx';
import { KeyHint } from './key-hint.tsx';
import type { Shortcuts } from './use-shortcuts.ts';

type Kind = 'messages' | 'notes';

/** Two clearly distinguished threads: one with the applicant, one among reviewers. */
export function Conversations({ review, shortcuts }: { review: Review; shortcuts: Shortcuts }) {
  const [kind, setKind] = useState<Kind>('notes');
  const box = useRef<HTMLDivElement>(null);
  const { requested, clear } = shortcuts;
  useEffect(() => {
    if (requested !== 'notes' && requested !== 'messages') return;
    setKind(requested);
    clear();
    // The field exists once the tab is rendered.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-thread=${requested}] textarea`)?.focus(),
    );
  }, [requested, clear]);
  return (
    <Box as="section" aria-labelledby="talk" ref={box}>
      <Heading as="h2" id="talk" textStyle="xl" mb="3">
        <Trans>Conversation</Trans>
      </Heading>
      <Tabs.Root value={kind} onValueChange={({ value }) => setKind(value as Kind)} lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="notes">
            <Trans>Staff notes</Trans>
            <KeyHint>N</KeyHint>
          </Tabs.Trigger>
          <Tabs.Trigger value="messages">
            <Trans>Messages to the applicant</Trans>
            <KeyHint>M</KeyHint>
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="notes" data-thread="notes">
          <Notes id={review.id} />
        </Tabs.Content>
        <Tabs.Content value="messages" data-thread="messages">
          <Messages review={review} />
        </Tabs.Content>
      </Tabs.Root>
    </Box>
  );
}

async function tried(work: () => Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notice.error(errorMessage(error, failure));
    return false;
  }
}

function Notes({ id }: { id: string }) {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(notePages(id));
  return (
    <Thread
      tone="note"
      messages={items}
      error={error}
      onRetry={refetch}
      more={more}
      empty={<Trans>No notes yet. Only reviewers can read notes.</Trans>}
      onSend={(text) =>
        tried(
          () => call('POST /api/reviews/:id/notes', { params: { id }, body: { text } }),
          t`Your note could not be saved`,
        )
      }
      label={t`Write a note that only staff can read`}
      sendLabel={t`Add note`}
      limit={FORM_LIMITS.message}
    />
  );
}

function Messages({ review }: { review: Review }) {
  const { t } = useLingui();
  const { id, applicant } = review;
  const name = applicant.fullName;
  const { items, error, refetch, more } = usePages(messagePages(id));
  return (
    <>
      <Alert.Root status="info" mb="5">
        <Alert.Indicator />
        <Alert.Content>
          <Trans>
            <bdi translate="no">{name}</bdi> can read these messages and is notified of each one.
          </Trans>
        </Alert.Content>
      </Alert.Root>
      <Thread
        messages={items?.map((message) => ({
          ...message,
          mark: message.fromStaff ? (
            <Badge size="sm" colorPalette="dusk">
              <Trans>Team</Trans>
            </Badge>
          ) : (
            <Badge size="sm">
              <Trans>Applicant</Trans>
            </Badge>
          ),
        }))}
        error={error}
        onRetry={refetch}
        more={more}
        empty={<Trans>No messages yet.</Trans>}
        onSend={(text) =>
          tried(
            () => call('POST /api/reviews/:id/messages', { params: { id }, body: { text } }),
            t`Your message could not be sent`,
          )
        }
        label={t`Message ${name}`}
        sendLabel={t`Send to ${name}`}
        limit={FORM_LIMITS.message}
      />
    </>
  );
}
