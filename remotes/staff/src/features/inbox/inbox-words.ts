import { type InboxFilter, type InboxItem, readLanguage } from '@boardwalk/contracts';
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
  'own-decision': msg`You made the decision that this is about. Somebody else looks at it.`,
  'out-of-reach': msg`Their highest role doesn’t stand below yours. Somebody with a higher one looks at it.`,
};

/** Words that come with the item, because its room may be newer than this page. */
export function inLanguage(words: InboxItem['label'], locale: string): string {
  return words[readLanguage(locale)];
}
