import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@boardwalk/contracts';
import { Stack, Text } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { CHANNEL_LABELS, TYPE_LABELS } from './type-labels.ts';
import type { ChoicesView } from './use-closed-reason.ts';

interface ClosedNotesProps extends Pick<ChoicesView, 'rows' | 'closed'> {
  /** Whether only reasons that concern all of the rows are shown. */
  shared?: boolean;
}

/** Explains, once per reason, which choices are disabled and why: a gray checkbox alone doesn't. */
export function ClosedNotes({ rows, closed, shared = false }: ClosedNotesProps) {
  const { i18n } = useLingui();
  const found = NOTIFICATION_CHANNELS.flatMap((channel) => notesOf(channel, rows, closed));
  const notes = found
    .filter(({ type }) => !shared || type === undefined)
    .map(({ channel, type, reason }) => {
      const way = i18n._(CHANNEL_LABELS[channel]);
      return type ? `${i18n._(TYPE_LABELS[type].name)}, ${way}: ${reason}.` : `${way}: ${reason}.`;
    });
  if (notes.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="0.5" py="3">
      {notes.map((note) => (
        <Text as="li" key={note} fontSize="sm" color="fg.muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}

interface Note {
  channel: NotificationChannel;
  /** The only type it concerns; absent if it concerns all. */
  type?: ChoicesView['rows'][number];
  reason: string;
}

function notesOf(
  channel: NotificationChannel,
  rows: ChoicesView['rows'],
  closed: ChoicesView['closed'],
): Note[] {
  const found = rows.flatMap((type): Note[] => {
    const reason = closed(type, channel);
    return reason === null ? [] : [{ channel, type, reason }];
  });
  const [first] = found;
  const same = found.every(({ reason }) => reason === first?.reason);
  return first && same && found.length === rows.length ? [{ channel, reason: first.reason }] : found;
}
