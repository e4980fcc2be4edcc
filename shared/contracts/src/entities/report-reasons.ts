import type { SharedText } from '../texts/shared-text.ts';

// Without schemas, because pages import it.

/** Reasons to report a comment, with English labels, which the catalogs of the kit and of the server translate. Dialog, inbox, notifications and e-mails share them. */
export const REPORT_REASONS = {
  insult: /*i18n*/ { id: 'report-reason.insult', message: 'Insults or harasses someone' },
  hate: /*i18n*/ { id: 'report-reason.hate', message: 'Hate or threats' },
  spam: /*i18n*/ { id: 'report-reason.spam', message: 'Spam or advertising' },
  private: /*i18n*/ { id: 'report-reason.private', message: 'Reveals private details' },
  roleplay: /*i18n*/ {
    id: 'report-reason.roleplay',
    message: 'Continues an in-game conflict outside the game',
  },
  other: /*i18n*/ { id: 'report-reason.other', message: 'Something else' },
} as const satisfies Record<string, SharedText>;

export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** Minimum length of the explanation for `other`, in characters. */
export const OTHER_REASON_MIN = 3;

/** Returns the reporter's explanation, or the key of the reason without one. */
export function reportNote({ kind, reason }: { kind: ReportReason; reason: string }): string {
  return reason || kind;
}

/** Returns the reason that a note of {@link reportNote} names; undefined when it is the reporter's explanation. */
export function reportReasonOf(note: string): ReportReason | undefined {
  return Object.hasOwn(REPORT_REASONS, note) ? (note as ReportReason) : undefined;
}
