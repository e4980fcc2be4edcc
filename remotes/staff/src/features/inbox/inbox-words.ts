import { type InboxFilter, type InboxItem, readLanguage, reportNoteWords } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SnoozePreset } from './snooze-presets.ts';

export const FILTER_WORDS: Record<InboxFilter, MessageDescriptor> = {
  all: msg`All`,
  mine: msg`Mine`,
  unassigned: msg`Unassigned`,
  overdue: msg`Overdue`,
  snoozed: msg`Snoozed`,
};

export const PRESET_WORDS: Record<SnoozePreset, MessageDescriptor> = {
  later: msg`Later today`,
  tomorrow: msg`Tomorrow morning`,
  'next-week': msg`Next week`,
};

export const REFUSAL_WORDS: Record<NonNullable<InboxItem['refusal']>, MessageDescriptor> = {
  'own-decision': msg`You made this decision. Someone else has to review the appeal.`,
  'out-of-reach': msg`This member’s highest role isn’t below yours. Someone with a higher role has to handle this.`,
};

/** Words that come with the item, because its room may be newer than this page. */
export function inLanguage(words: InboxItem['label'], locale: string): string {
  return words[readLanguage(locale)];
}

/** What else there is to know at a glance. Of a reported comment it may be the name of the reason that was chosen. */
export function noteOf({ kind, note }: Pick<InboxItem, 'kind' | 'note'>, locale: string): string {
  return kind === 'comment' ? reportNoteWords(note, readLanguage(locale)) : note;
}
