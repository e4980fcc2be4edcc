import type { Notification } from '@boardwalk/contracts';
import { Box, chakra, Link, MemberAvatar, Text, TimeText, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Newspaper } from 'lucide-react';
import { NotificationSentence } from './notification-sentence.tsx';

interface NotificationRowProps {
  notification: Notification;
  /** Called when its link is opened, in this tab or another one. */
  onOpen: () => void;
  /** Called when its link is opened in this tab. */
  onFollow?: () => void;
}

/** A notification; its link covers the whole row. */
export function NotificationRow({ notification, onOpen, onFollow }: NotificationRowProps) {
  const { actor, href, at, readAt } = notification;
  const unread = readAt === null;
  return (
    <chakra.span
      asChild
      display="flex"
      alignItems="start"
      gap="3"
      px="3"
      py="2.5"
      borderRadius="md"
      textStyle="sm"
      color={unread ? 'fg' : 'fg.muted'}
      transition="background-color 140ms ease-out"
      _hover={{ bg: 'bg.muted' }}
    >
      <Link
        to={href}
        onClick={({ metaKey, ctrlKey, shiftKey }) => {
          onOpen();
          if (!(metaKey || ctrlKey || shiftKey)) onFollow?.();
        }}
        onAuxClick={onOpen}
      >
        {actor ? <MemberAvatar {...actor} /> : <PaperMark />}
        <Box flex="1" minW="0">
          <Text overflowWrap="anywhere" css={{ '& b': { fontWeight: 'semibold', color: 'fg' } }}>
            <NotificationSentence notification={notification} />
          </Text>
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            <TimeText at={at} as="relative" />
          </Text>
        </Box>
        {unread && <UnreadLamp />}
      </Link>
    </chakra.span>
  );
}

function UnreadLamp() {
  return (
    <>
      <chakra.span aria-hidden flexShrink="0" mt="1.5" boxSize="2.5" borderRadius="full" bg="lamp" />
      <VisuallyHidden>
        <Trans>Unread</Trans>
      </VisuallyHidden>
    </>
  );
}

/** Icon instead of an avatar, for notifications without an actor. */
function PaperMark() {
  return (
    <chakra.span
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize="9"
      borderRadius="full"
      bg="bg.muted"
      color="fg.muted"
    >
      <Newspaper size="1.1rem" />
    </chakra.span>
  );
}
