import type { EstateWords } from './message-texts.ts';

export const GERMAN_ESTATE: EstateWords = {
  'estate.match': {
    subject: ({ title }) => `Neues Inserat: ${title}`,
    line: ({ title }) => `„${title}“ ist neu auf dem Markt und passt zu einer deiner gespeicherten Suchen.`,
    action: 'Immobilie ansehen',
  },
  'estate.offer': {
    subject: ({ title }) => `Ein Angebot für ${title}`,
    line: ({ actor, title }) => `${actor} hat ein Angebot für „${title}“ gemacht. Es gilt 72 Stunden.`,
    action: 'Angebot lesen',
  },
  'estate.offer_decided': {
    subject: ({ title }) => `Dein Angebot für ${title}`,
    line: ({ title }) => `Dein Angebot für „${title}“ wurde angenommen oder abgelehnt.`,
    action: 'Deine Angebote ansehen',
  },
  'estate.outbid': {
    subject: ({ title }) => `Überboten: ${title}`,
    line: ({ title }) => `Jemand hat für „${title}“ mehr geboten als du.`,
    action: 'Auktion öffnen',
  },
  'estate.reserved': {
    subject: ({ title }) => `Reserviert: ${title}`,
    line: ({ title }) =>
      `„${title}“ ist reserviert. Das Geschäft ist abgeschlossen, sobald im Spiel bezahlt wurde.`,
    action: 'Zahlung ansehen',
  },
  'estate.settled': {
    subject: ({ title }) => `Bezahlt: ${title}`,
    line: ({ title }) => `„${title}“ wurde bezahlt.`,
    action: 'Immobilie ansehen',
  },
  'estate.cancelled': {
    subject: ({ title }) => `Nicht bezahlt: ${title}`,
    line: ({ title }) => `Das Geschäft über „${title}“ wurde storniert: Es wurde nicht bezahlt.`,
    action: 'Immobilie ansehen',
  },
  'estate.ended': {
    subject: ({ title }) => `Abgelaufen: ${title}`,
    line: ({ title }) => `Dein Inserat für „${title}“ ist ohne Geschäft abgelaufen.`,
    action: 'Deine Immobilien ansehen',
  },
  'estate.message': {
    subject: ({ title }) => `Eine Nachricht zu ${title}`,
    line: ({ actor, title }) => `${actor} hat dir zu „${title}“ geschrieben.`,
    action: 'Nachricht lesen',
  },
  'estate.viewing': {
    subject: ({ title }) => `Besichtigung: ${title}`,
    line: ({ actor, title, publishDate }) =>
      publishDate
        ? `${actor} hat eine Besichtigung von „${title}“ gebucht: ${publishDate}.`
        : `${actor} hat eine Besichtigung von „${title}“ gebucht.`,
    action: 'Besichtigungen ansehen',
  },
  'estate.viewing_reminder': {
    subject: ({ title }) => `Anstehende Besichtigung: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate
        ? `Die Besichtigung von „${title}“ beginnt: ${publishDate}.`
        : `Die Besichtigung von „${title}“ beginnt bald.`,
    action: 'Immobilie ansehen',
  },
  'estate.viewing_cancelled': {
    subject: ({ title }) => `Besichtigung abgesagt: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate
        ? `Die Besichtigung von „${title}“ am ${publishDate} wurde abgesagt.`
        : `Die Besichtigung von „${title}“ wurde abgesagt.`,
    action: 'Immobilie ansehen',
  },
  'estate.rent_due': {
    subject: ({ title }) => `Miete fällig: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate
        ? `Die Miete für „${title}“ ist fällig: ${publishDate}.`
        : `Die Miete für „${title}“ ist fällig.`,
    action: 'Mietverhältnis ansehen',
  },
  'estate.rent_overdue': {
    subject: ({ title }) => `Miete überfällig: ${title}`,
    line: ({ title }) => `Eine Miete für „${title}“ wurde nicht rechtzeitig bezahlt.`,
    action: 'Mietverhältnis ansehen',
  },
  'estate.tenancy_ends': {
    subject: ({ title }) => `Mietverhältnis endet: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate
        ? `Das Mietverhältnis von „${title}“ endet: ${publishDate}.`
        : `Das Mietverhältnis von „${title}“ ist beendet.`,
    action: 'Mietverhältnis ansehen',
  },
};
