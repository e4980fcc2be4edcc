import type { PageLanguage } from '../releases/reader.ts';

// Without schemas, for pages too.

/** What somebody can report a comment for. The words are here because the dialog, the inbox, the bell and the e-mails all say them. */
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

/** The least that has to be said about `other`, in characters. */
export const OTHER_REASON_MIN = 3;

/** Why a comment was reported, in short: the reporter's own words, or without any the name of the reason that they chose. */
export function reportNote({ kind, reason }: { kind: ReportReason; reason: string }): string {
  return reason || kind;
}

/** What {@link reportNote} says, in a reader's language. */
export function reportNoteWords(note: string, language: PageLanguage): string {
  return Object.hasOwn(REPORT_REASONS, note) ? REPORT_REASONS[note as ReportReason][language] : note;
}
