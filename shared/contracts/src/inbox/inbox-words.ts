import type { PageLanguage } from '../releases/reader.ts';
import type { InboxKind } from './inbox-kinds.ts';

interface InboxWords {
  /** Label of one item. */
  label: Record<PageLanguage, string>;
  /** Label of the button that opens the item's page. */
  open: Record<PageLanguage, string>;
}

/**
 * Labels of inbox items. The API sends them, because the inbox page is released separately and may be older than the item's area. Kept apart from
 * `INBOX_KINDS`, which every page loads.
 */
export const INBOX_WORDS: Record<InboxKind, InboxWords> = {
  comment: {
    label: { en: 'Comment', de: 'Kommentar' },
    open: { en: 'Open the comments', de: 'Kommentare öffnen' },
  },
  application: {
    label: { en: 'Application', de: 'Bewerbung' },
    open: { en: 'Review it', de: 'Bewerbung prüfen' },
  },
  'application-appeal': {
    label: { en: 'Appeal of an applicant', de: 'Einspruch zu einer Bewerbung' },
    open: { en: 'Judge the appeal', de: 'Über den Einspruch entscheiden' },
  },
  'punishment-appeal': {
    label: { en: 'Appeal of a member', de: 'Einspruch eines Mitglieds' },
    open: { en: 'Open the member’s page', de: 'Seite des Mitglieds öffnen' },
  },
  'approval-step': {
    label: { en: 'Failed step of an approval', de: 'Fehlgeschlagener Schritt einer Zusage' },
    open: { en: 'Open the application', de: 'Bewerbung öffnen' },
  },
  delivery: {
    label: { en: 'Failed e-mail or push', de: 'Fehlgeschlagene E-Mail oder Push-Nachricht' },
    open: { en: 'All failed deliveries', de: 'Alle fehlgeschlagenen Zustellungen' },
  },
  'chat-message': {
    label: { en: 'Failed message to the chat', de: 'Fehlgeschlagene Nachricht an den Chat' },
    open: { en: 'All failed deliveries', de: 'Alle fehlgeschlagenen Zustellungen' },
  },
  'stream-application': {
    label: { en: 'Application as a streamer', de: 'Bewerbung als Streamer' },
    open: { en: 'Decide about it', de: 'Darüber entscheiden' },
  },
  'stream-report': {
    label: { en: 'Reported stream', de: 'Gemeldeter Stream' },
    open: { en: 'Open the reports', de: 'Meldungen öffnen' },
  },
  'event-proposal': {
    label: { en: 'Proposed event', de: 'Vorgeschlagene Veranstaltung' },
    open: { en: 'Decide about it', de: 'Darüber entscheiden' },
  },
  settlement: {
    label: { en: 'Disputed payment for a property', de: 'Strittige Zahlung für eine Immobilie' },
    open: { en: 'Open the settlements', de: 'Abrechnungen öffnen' },
  },
  'property-offer': {
    label: { en: 'Offer for a property of the city', de: 'Angebot für eine Immobilie der Stadt' },
    open: { en: 'Open the offers', de: 'Angebote öffnen' },
  },
  'property-inquiry': {
    label: { en: 'Question about a property of the city', de: 'Frage zu einer Immobilie der Stadt' },
    open: { en: 'Answer it', de: 'Beantworten' },
  },
};
