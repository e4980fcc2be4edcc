import { reportNoteWords, siteTroubleWords } from '@boardwalk/contracts';
import { GERMAN_ESTATE } from './german-estate-texts.ts';
import type { MessageWords } from './message-texts.ts';

export const GERMAN: MessageWords = {
  types: {
    'article.published': {
      subject: ({ title }) => `Neu: ${title}`,
      line: ({ actor, title }) => `${actor} hat „${title}“ veröffentlicht.`,
      action: 'Artikel lesen',
    },
    'article.submitted': {
      subject: ({ title }) => `Zur Prüfung: ${title}`,
      line: ({ actor, title }) => `${actor} hat „${title}“ eingereicht.`,
      action: 'Artikel öffnen',
    },
    'article.sent_back': {
      subject: ({ title }) => `Zur Überarbeitung: ${title}`,
      line: ({ actor, title }) =>
        `${actor} hat dir deinen Artikel „${title}“ zur Überarbeitung zurückgegeben.`,
      action: 'Artikel bearbeiten',
    },
    'article.released': {
      subject: ({ title, publishDate }) => (publishDate ? `Geplant: ${title}` : `Veröffentlicht: ${title}`),
      line: ({ title, publishDate }) =>
        publishDate
          ? `Dein Artikel „${title}“ wird am ${publishDate} veröffentlicht.`
          : `Dein Artikel „${title}“ wurde veröffentlicht.`,
      action: 'Artikel ansehen',
    },
    'comment.posted': {
      subject: ({ title }) => `Neuer Kommentar: ${title}`,
      line: ({ actor, title }) => `${actor} hat „${title}“ kommentiert.`,
      action: 'Kommentare lesen',
    },
    'comment.held': {
      subject: ({ title }) => `Kommentar zu prüfen: ${title}`,
      line: ({ actor, title }) => `Ein Kommentar von ${actor} zu „${title}“ wartet auf die Moderation.`,
      action: 'Warteschlange öffnen',
    },
    'comment.reported': {
      subject: ({ title }) => `Ein Kommentar wurde gemeldet: ${reportNoteWords(title, 'de')}`,
      line: ({ title }) =>
        `Jemand hat einen Kommentar gemeldet. Die Begründung: „${reportNoteWords(title, 'de')}“.`,
      action: 'Im Posteingang öffnen',
    },
    'comment.released': {
      subject: ({ title }) => `Dein Kommentar wurde freigegeben: ${title}`,
      line: ({ title }) => `Die Moderation hat deinen Kommentar zu „${title}“ freigegeben.`,
      action: 'Kommentare ansehen',
    },
    'comment.replied': {
      subject: ({ actor, title }) => `${actor} hat dir geantwortet: ${title}`,
      line: ({ actor, title }) => `${actor} hat auf deinen Kommentar zu „${title}“ geantwortet.`,
      action: 'Antwort lesen',
    },
    'comment.mentioned': {
      subject: ({ actor, title }) => `${actor} hat dich erwähnt: ${title}`,
      line: ({ actor, title }) => `${actor} hat dich in einem Kommentar zu „${title}“ erwähnt.`,
      action: 'Kommentar lesen',
    },
    'report.upheld': {
      subject: ({ title }) => `Deine Meldung: ${title}`,
      line: ({ title }) => `Der Kommentar zu „${title}“, den du gemeldet hast, wurde entfernt. Danke.`,
      action: 'Kommentare ansehen',
    },
    'report.dismissed': {
      subject: ({ title }) => `Deine Meldung: ${title}`,
      line: ({ title }) =>
        `Die Moderation hat den Kommentar zu „${title}“ geprüft, den du gemeldet hast. Er bleibt stehen.`,
      action: 'Kommentar ansehen',
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
      line: ({ title }) => `Deine Bewerbung „${title}“ braucht Änderungen, bevor das Team entscheiden kann.`,
      action: 'Gewünschte Änderungen ansehen',
    },
    'application.interview': {
      subject: ({ title }) => `Dein Gespräch: ${title}`,
      line: ({ title }) => `Es gibt Neues zum Gespräch für deine Bewerbung „${title}“.`,
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
        `Deine Bewerbung „${title}“ wurde abgelehnt. In deiner Bewerbung steht, warum, und wann du dich wieder bewerben kannst.`,
      action: 'Deine Bewerbung öffnen',
    },
    'application.revoked': {
      subject: ({ title }) => `Annahme widerrufen: ${title}`,
      line: ({ title }) =>
        `Die Annahme deiner Bewerbung „${title}“ wurde widerrufen. Öffne deine Bewerbung, um die Begründung zu lesen.`,
      action: 'Deine Bewerbung öffnen',
    },
    'application.answered': {
      subject: ({ title }) => `Nachricht zu einer Bewerbung: ${title}`,
      line: ({ actor, title }) => `${actor} hat zur eigenen Bewerbung „${title}“ geschrieben.`,
      action: 'Bewerbung öffnen',
    },
    'application.appealed': {
      subject: ({ title }) => `Neuer Einspruch: ${title}`,
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
      subject: ({ title }) => `Beendet: ${title}`,
      line: ({ title }) => `Eine Verwarnung oder Einschränkung deines Kontos ist beendet: „${title}“.`,
      action: 'Profil öffnen',
    },
    'account.appeal_rejected': {
      subject: ({ title }) => `Dein Einspruch wurde abgelehnt: ${title}`,
      line: ({ title }) => `Dein Einspruch zu „${title}“ wurde abgelehnt. In der Antwort steht, warum.`,
      action: 'Antwort lesen',
    },
    'account.appealed': {
      subject: ({ title }) => `Neuer Einspruch: ${title}`,
      line: ({ actor, title }) =>
        `${actor} legt Einspruch gegen eine Entscheidung zum eigenen Konto ein: „${title}“.`,
      action: 'Einspruch öffnen',
    },
    'inbox.assigned': {
      subject: ({ title }) => `Dir zugewiesen: ${title}`,
      line: ({ actor, title }) => `${actor} hat dir einen Eintrag im Posteingang zugewiesen: „${title}“.`,
      action: 'Im Posteingang öffnen',
    },
    'event.invited': {
      subject: ({ title }) => `Bitte um Gastgeberschaft: ${title}`,
      line: ({ actor, title }) =>
        `${actor} bittet dich, „${title}“ mit auszurichten. Die Veranstaltung nennt dich erst, wenn du zusagst.`,
      action: 'Veranstaltung ansehen und antworten',
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
      line: ({ title }) => `Du bist von der Warteliste nachgerückt und bei „${title}“ dabei.`,
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
      subject: ({ title }) => `Nachricht an die Gäste von ${title}`,
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
        `Das Team hat die Sperre deines Kanals beendet: „${title}“. Dein Plan ist unverändert.`,
      action: 'Übersicht öffnen',
    },
    ...GERMAN_ESTATE,
    'account.export_ready': {
      subject: () => 'Deine Daten liegen bereit',
      line: () =>
        'Die Datei mit allem, was die Website über dich speichert, liegt bereit. Du kannst sie 7 Tage lang herunterladen.',
      action: 'Einstellungen öffnen',
    },
    'account.deletion_asked': {
      subject: () => 'Dein Konto wird gelöscht',
      line: ({ title }) =>
        `Jemand, der mit deinem Konto angemeldet ist, hat seine Löschung beantragt. Es wird am ${title} gelöscht. Bis dahin kannst du dein Konto behalten.`,
      action: 'Mein Konto behalten',
    },
    'release.waits': {
      subject: ({ title }) => `Version wartet auf Freigabe: ${title}`,
      line: ({ title }) =>
        `Ein Team hat ${title} veröffentlicht. Sie wird niemandem ausgeliefert, bis sie freigegeben ist.`,
      action: 'Versionen öffnen',
    },
    'release.demoted': {
      subject: ({ title }) => `Version zurückgesetzt: ${title}`,
      line: ({ title }) =>
        `Diese Version ist bei Besuchern fehlgeschlagen; die vorige wird wieder ausgeliefert. ${title}`,
      action: 'Versionen öffnen',
    },
    'release.rolled_back': {
      subject: ({ title }) => `Deine Version wurde zurückgesetzt: ${title}`,
      line: ({ title }) =>
        `Eine mit deinem Deploy-Token veröffentlichte Version wird nicht mehr ausgeliefert. ${title}`,
      action: 'Versionen öffnen',
    },
    'site.troubled': {
      subject: ({ title }) => `Bitte ansehen: ${siteTroubleWords(title, 'de')}`,
      line: ({ title }) => `${siteTroubleWords(title, 'de')}. Das Dashboard zeigt, wie es der Website geht.`,
      action: 'Dashboard öffnen',
    },
  },
  reason: (site) =>
    `Du bekommst diese E-Mail, weil du Mitglied von ${site} bist und solche E-Mails eingeschaltet hast.`,
  stop: 'Diese E-Mails abbestellen',
  stopQuestion: (site) => `Möchtest du diese E-Mails von ${site} abbestellen?`,
  test: (site) => ({
    subject: `Test-E-Mail von ${site}`,
    line: `E-Mails von ${site} kommen hier an. Diesen Test hast du in den Einstellungen der Website gesendet.`,
  }),
  stopped: 'Du hast diese E-Mails abbestellt. In deinen Einstellungen kannst du sie wieder einschalten.',
};
