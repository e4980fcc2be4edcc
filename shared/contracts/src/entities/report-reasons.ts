import type { PageLanguage } from '../releases/reader.ts';

// Without schemas, because pages import it.

/** Reasons to report a comment, with labels. The labels are here because dialog, inbox, notifications and e-mails share them. */
export const REPORT_REASONS = {
  insult: { en: 'Insults or harasses somebody', de: 'Beleidigt oder belästigt jemanden' },
  hate: { en: 'Hate or threats', de: 'Hass oder Drohungen' },
  spam: { en: 'Spam or advertising', de: 'Spam oder Werbung' },
  private: { en: 'Gives away private details', de: 'Verrät private Angaben' },
  roleplay: { en: 'Carries a quarrel out of the game', de: 'Trägt einen Streit aus dem Spiel hierher' },
  other: { en: 'Something else', de: 'Etwas anderes' },
} as const satisfies Record<string, Record<PageLanguage, string>>;

export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** Minimum length of the explanation for `other`, in characters. */
export const OTHER_REASON_MIN = 3;

/** Returns the reporter's explanation, or the key of the reason without one. */
export function reportNote({ kind, reason }: { kind: ReportReason; reason: string }): string {
  return reason || kind;
}

/** Translates a note of {@link reportNote} into a reader's language. */
export function reportNoteWords(note: string, language: PageLanguage): string {
  return Object.hasOwn(REPORT_REASONS, note) ? REPORT_REASONS[note as ReportReason][language] : note;
}
