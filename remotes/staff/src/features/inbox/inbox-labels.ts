import {
  type InboxFilter,
  type InboxItem,
  localize,
  REPORT_REASONS,
  reportReasonOf,
} from '@boardwalk/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SnoozePreset } from './snooze-presets.ts';

export const FILTER_LABELS: Record<InboxFilter, MessageDescriptor> = {
  all: msg`All`,
  mine: msg`Mine`,
  unassigned: msg`Unassigned`,
  overdue: msg`Overdue`,
  snoozed: msg`Snoozed`,
};

export const PRESET_LABELS: Record<SnoozePreset, MessageDescriptor> = {
  later: msg`Later today`,
  tomorrow: msg`Tomorrow morning`,
  'next-week': msg`Next week`,
};

export const REFUSAL_MESSAGES: Record<NonNullable<InboxItem['refusal']>, MessageDescriptor> = {
  'own-decision': msg`You made this decision. Someone else has to review the appeal.`,
  'out-of-reach': msg`This member’s highest role isn’t below yours. Someone with a higher role has to handle this.`,
};

/** Returns a label that the item contains, because its area may be newer than this page. */
export function inLanguage(label: InboxItem['label'], locale: string): string {
  return localize(label, locale);
}

/** Returns the additional information of an item. For a reported comment it may be the key of the chosen reason, which is translated. */
export function noteOf({ kind, note }: Pick<InboxItem, 'kind' | 'note'>, i18n: I18n): string {
  const reason = kind === 'comment' ? reportReasonOf(note) : undefined;
  return reason ? i18n._(REPORT_REASONS[reason]) : note;
}
