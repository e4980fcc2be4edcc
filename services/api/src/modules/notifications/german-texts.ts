import type { MessageWords } from './message-texts.ts';

export const GERMAN: MessageWords = {
  types: {
    'article.published': {
      subject: ({ title }) => `Neu: ${title}`,
      line: ({ actor, title }) => `${actor} hat „${title}“ veröffentlicht.`,
      action: 'Artikel lesen',
    },
    'article.submitted': {
      subject: ({ title }) => `Zur Durchsicht: ${title}`,
      line: ({ actor, title }) => `${actor} hat „${title}“ eingereicht.`,
      action: 'Artikel öffnen',
    },
    'article.sent_back': {
      subject: ({ title }) => `Zurückgegeben: ${title}`,
      line: ({ actor, title }) => `${actor} hat dir deinen Artikel „${title}“ zurückgegeben.`,
      action: 'Weiterschreiben',
    },
    'article.released': {
      subject: ({ title, publishDate }) => (publishDate ? `Geplant: ${title}` : `Erschienen: ${title}`),
      line: ({ title, publishDate }) =>
        publishDate
          ? `Dein Artikel „${title}“ erscheint am ${publishDate}.`
          : `Dein Artikel „${title}“ ist erschienen.`,
      action: 'Artikel ansehen',
    },
    'comment.posted': {
      subject: ({ title }) => `Neuer Kommentar: ${title}`,
      line: ({ actor, title }) => `${actor} hat „${title}“ kommentiert.`,
      action: 'Kommentare lesen',
    },
    'comment.held': {
      subject: ({ title }) => `Ein Kommentar wartet: ${title}`,
      line: ({ actor, title }) => `Ein Kommentar von ${actor} zu „${title}“ wartet auf die Moderation.`,
      action: 'Warteschlange öffnen',
    },
    'comment.reported': {
      subject: ({ title }) => `Ein Kommentar wurde gemeldet: ${title}`,
      line: ({ title }) => `Jemand hat einen Kommentar gemeldet. Die Begründung: „${title}“.`,
      action: 'Im Posteingang öffnen',
    },
    'comment.released': {
      subject: ({ title }) => `Dein Kommentar ist sichtbar: ${title}`,
      line: ({ title }) => `Die Moderation hat deinen Kommentar zu „${title}“ freigegeben.`,
      action: 'Kommentare ansehen',
    },
    'application.submitted': {
      subject: ({ title }) => `Neue Bewerbung: ${title}`,
      line: ({ actor, title }) => `${actor} hat eine Bewerbung eingereicht: „${title}“.`,
      action: 'Bewerbung öffnen',
    },
    'application.message': {
      subject: ({ title }) => `Eine Nachricht zu deiner Bewerbung: ${title}`,
      line: ({ title }) => `Das Team hat dir zu deiner Bewerbung „${title}“ geschrieben.`,
      action: 'Nachricht lesen',
    },
    'application.changes': {
      subject: ({ title }) => `Bitte ändere deine Bewerbung: ${title}`,
      line: ({ title }) => `Deine Bewerbung „${title}“ braucht Änderungen, bevor über sie entschieden wird.`,
      action: 'Ansehen, was fehlt',
    },
    'application.interview': {
      subject: ({ title }) => `Dein Gespräch: ${title}`,
      line: ({ title }) => `Es gibt Neues zum Gespräch über deine Bewerbung „${title}“.`,
      action: 'Deine Bewerbung öffnen',
    },
    'application.approved': {
      subject: ({ title }) => `Angenommen: ${title}`,
      line: ({ title }) => `Deine Bewerbung „${title}“ wurde angenommen.`,
      action: 'Deine Bewerbung öffnen',
    },
    'application.denied': {
      subject: ({ title }) => `Abgelehnt: ${title}`,
      line: ({ title }) =>
        `Deine Bewerbung „${title}“ wurde abgelehnt. In deiner Bewerbung steht, warum, und wann du es wieder versuchen kannst.`,
      action: 'Deine Bewerbung öffnen',
    },
    'application.revoked': {
      subject: ({ title }) => `Zurückgenommen: ${title}`,
      line: ({ title }) =>
        `Die Annahme deiner Bewerbung „${title}“ wurde zurückgenommen. In deiner Bewerbung steht, warum.`,
      action: 'Deine Bewerbung öffnen',
    },
    'application.answered': {
      subject: ({ title }) => `Nachricht einer Bewerbung: ${title}`,
      line: ({ actor, title }) => `${actor} hat zur eigenen Bewerbung „${title}“ geschrieben.`,
      action: 'Bewerbung öffnen',
    },
    'application.appealed': {
      subject: ({ title }) => `Ein Einspruch: ${title}`,
      line: ({ actor, title }) => `${actor} legt Einspruch gegen die Entscheidung über „${title}“ ein.`,
      action: 'Bewerbung öffnen',
    },
    'account.punished': {
      subject: ({ title }) => `Zu deinem Konto: ${title}`,
      line: ({ title }) =>
        `Das Team hat dich verwarnt oder dein Konto eingeschränkt: „${title}“. In deinem Profil steht, was das heißt und wie du Einspruch einlegst.`,
      action: 'Profil öffnen',
    },
    'account.lifted': {
      subject: ({ title }) => `Vorbei: ${title}`,
      line: ({ title }) => `Eine Verwarnung oder Einschränkung deines Kontos ist vorbei: „${title}“.`,
      action: 'Profil öffnen',
    },
    'account.appeal_rejected': {
      subject: ({ title }) => `Dein Einspruch wurde abgelehnt: ${title}`,
      line: ({ title }) => `Dein Einspruch zu „${title}“ wurde abgelehnt. In der Antwort steht, warum.`,
      action: 'Antwort lesen',
    },
    'account.appealed': {
      subject: ({ title }) => `Ein Einspruch zu: ${title}`,
      line: ({ actor, title }) =>
        `${actor} legt Einspruch gegen eine Entscheidung zum eigenen Konto ein: „${title}“.`,
      action: 'Einspruch öffnen',
    },
    'inbox.assigned': {
      subject: ({ title }) => `Für dich im Posteingang: ${title}`,
      line: ({ actor, title }) => `${actor} hat dir etwas zum Bearbeiten gegeben: „${title}“.`,
      action: 'Im Posteingang öffnen',
    },
    'event.published': {
      subject: ({ title }) => `Im Kalender: ${title}`,
      line: ({ title }) => `Deine Veranstaltung „${title}“ steht im Kalender.`,
      action: 'Veranstaltung ansehen',
    },
    'event.declined': {
      subject: ({ title }) => `Abgelehnt: ${title}`,
      line: ({ title }) =>
        `Deine Veranstaltung „${title}“ wurde abgelehnt. Die Notiz sagt, warum; du kannst sie ändern und wieder vorschlagen.`,
      action: 'Notiz lesen',
    },
    'event.cancelled': {
      subject: ({ title }) => `Abgesagt: ${title}`,
      line: ({ title }) => `„${title}“ wurde abgesagt.`,
      action: 'Veranstaltung ansehen',
    },
    'event.promoted': {
      subject: ({ title }) => `Du bist dabei: ${title}`,
      line: ({ title }) => `Du bist von der Warteliste nachgerückt: Du bist bei „${title}“ dabei.`,
      action: 'Veranstaltung ansehen',
    },
    'event.changed': {
      subject: ({ title }) => `Geändert: ${title}`,
      line: ({ title, publishDate }) =>
        publishDate
          ? `Zeit oder Ort von „${title}“ haben sich geändert. Beginn: ${publishDate}.`
          : `Zeit oder Ort von „${title}“ haben sich geändert.`,
      action: 'Änderung ansehen',
    },
    'event.reminder': {
      subject: ({ title }) => `Bald: ${title}`,
      line: ({ title, publishDate }) =>
        publishDate ? `„${title}“ beginnt: ${publishDate}.` : `„${title}“ beginnt bald.`,
      action: 'Veranstaltung ansehen',
    },
    'event.message': {
      subject: ({ title }) => `An die Gäste von ${title}`,
      line: ({ actor, title }) => `${actor} schreibt an die Gäste von ${title}`,
      action: 'Veranstaltung ansehen',
    },
    'stream.live': {
      subject: ({ actor, title }) => `${actor} ist live: ${title}`,
      line: ({ actor, title }) => `${actor} ist live: „${title}“.`,
      action: 'Stream ansehen',
    },
    'stream.approved': {
      subject: ({ title }) => `Du bist jetzt Streamer: ${title}`,
      line: ({ title }) =>
        `Deine Bewerbung als Streamer wurde angenommen: „${title}“. Plane deinen ersten Stream; Mitglieder können dir folgen.`,
      action: 'Übersicht öffnen',
    },
    'stream.stopped': {
      subject: ({ title }) => `Zu deinem Kanal: ${title}`,
      line: ({ title }) => `Das Team hat deinen Kanal abgelehnt, gesperrt oder beendet: „${title}“.`,
      action: 'Übersicht öffnen',
    },
    'stream.restored': {
      subject: ({ title }) => `Dein Kanal wird wieder gezeigt: ${title}`,
      line: ({ title }) =>
        `Das Team hat die Sperre deines Kanals beendet: „${title}“. Der Sendeplan ist, wie er war.`,
      action: 'Übersicht öffnen',
    },
    'account.export_ready': {
      subject: () => 'Deine Daten liegen bereit',
      line: () => 'Die Datei mit allem, was die Seite über dich speichert, liegt bereit. Sie bleibt 7 Tage.',
      action: 'Einstellungen öffnen',
    },
    'account.deletion_asked': {
      subject: () => 'Dein Konto wird gelöscht',
      line: ({ title }) =>
        `Jemand, der sich als du angemeldet hat, hat die Löschung deines Kontos verlangt. Es wird am ${title} gelöscht. Bis dahin kannst du es behalten.`,
      action: 'Mein Konto behalten',
    },
    'release.demoted': {
      subject: ({ title }) => `Version zurückgenommen: ${title}`,
      line: ({ title }) =>
        `Diese Version ist bei Besuchern fehlgeschlagen; die vorige wird wieder ausgeliefert. ${title}`,
      action: 'Versionen öffnen',
    },
  },
  reason: (site) =>
    `Du bekommst diese E-Mail, weil du Mitglied von ${site} bist und solche E-Mails eingeschaltet hast.`,
  stop: 'Keine E-Mails dieser Art mehr',
  stopQuestion: (site) => `Möchtest du von ${site} keine E-Mails dieser Art mehr bekommen?`,
  test: (site) => ({
    subject: `Eine Probe von ${site}`,
    line: `E-Mails von ${site} kommen hier an. Diese hast du in den Einstellungen der Website verschickt.`,
  }),
  stopped: 'Du bekommst keine E-Mails dieser Art mehr. In den Einstellungen kannst du sie zurückholen.',
};
