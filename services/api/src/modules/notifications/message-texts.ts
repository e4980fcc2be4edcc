import type { NotificationType, PageLanguage } from '@boardwalk/contracts';

/** The facts that a wording can name. */
export interface WordingFacts {
  title: string;
  /** The name of the member who did it. */
  actor: string;
  /** When the article is published, in the reader's language; null once it is. */
  publishDate: string | null;
}

interface Wording {
  subject: (facts: WordingFacts) => string;
  line: (facts: WordingFacts) => string;
  action: string;
}

interface MessageWords {
  types: Record<NotificationType, Wording>;
  /** Why the recipient gets this e-mail. */
  reason: (site: string) => string;
  stop: string;
  stopQuestion: (site: string) => string;
  stopped: string;
}

/** The words of e-mails, pushes and the unsubscribe pages, in each language of the site. Remotes have their own catalogues. */
export const MESSAGE_WORDS: Record<PageLanguage, MessageWords> = {
  en: {
    types: {
      'article.published': {
        subject: ({ title }) => `New: ${title}`,
        line: ({ actor, title }) => `${actor} has published “${title}”.`,
        action: 'Read the article',
      },
      'article.submitted': {
        subject: ({ title }) => `For review: ${title}`,
        line: ({ actor, title }) => `${actor} has handed in “${title}”.`,
        action: 'Open the article',
      },
      'article.sent_back': {
        subject: ({ title }) => `Sent back: ${title}`,
        line: ({ actor, title }) => `${actor} has sent your article “${title}” back to you.`,
        action: 'Go on writing',
      },
      'article.released': {
        subject: ({ title, publishDate }) => (publishDate ? `Scheduled: ${title}` : `Out now: ${title}`),
        line: ({ title, publishDate }) =>
          publishDate
            ? `Your article “${title}” comes out on ${publishDate}.`
            : `Your article “${title}” is out.`,
        action: 'See the article',
      },
      'comment.posted': {
        subject: ({ title }) => `New comment: ${title}`,
        line: ({ actor, title }) => `${actor} has commented on your article “${title}”.`,
        action: 'Read the comments',
      },
      'comment.held': {
        subject: ({ title }) => `A comment is waiting: ${title}`,
        line: ({ actor, title }) => `A comment by ${actor} on “${title}” is waiting for a moderator.`,
        action: 'Open the queue',
      },
      'comment.released': {
        subject: ({ title }) => `Your comment is out: ${title}`,
        line: ({ title }) => `A moderator has let your comment on “${title}” through.`,
        action: 'See the comments',
      },
      'application.submitted': {
        subject: ({ title }) => `New application: ${title}`,
        line: ({ actor, title }) => `${actor} has handed in an application: “${title}”.`,
        action: 'Open the application',
      },
      'application.message': {
        subject: ({ title }) => `A message about your application: ${title}`,
        line: ({ title }) => `The staff have written to you about your application “${title}”.`,
        action: 'Read the message',
      },
      'application.changes': {
        subject: ({ title }) => `Please change your application: ${title}`,
        line: ({ title }) => `Your application “${title}” needs changes before it can be decided.`,
        action: 'See what is asked for',
      },
      'application.interview': {
        subject: ({ title }) => `Your interview: ${title}`,
        line: ({ title }) => `There is news of the interview about your application “${title}”.`,
        action: 'Open your application',
      },
      'application.approved': {
        subject: ({ title }) => `Approved: ${title}`,
        line: ({ title }) => `Your application “${title}” was approved.`,
        action: 'Open your application',
      },
      'application.denied': {
        subject: ({ title }) => `Denied: ${title}`,
        line: ({ title }) =>
          `Your application “${title}” was denied. Your application says why, and when you can try again.`,
        action: 'Open your application',
      },
      'application.revoked': {
        subject: ({ title }) => `Taken back: ${title}`,
        line: ({ title }) =>
          `The approval of your application “${title}” was taken back. Your application says why.`,
        action: 'Open your application',
      },
      'application.answered': {
        subject: ({ title }) => `An applicant wrote: ${title}`,
        line: ({ actor, title }) => `${actor} has written about their application “${title}”.`,
        action: 'Open the application',
      },
      'application.appealed': {
        subject: ({ title }) => `An appeal: ${title}`,
        line: ({ actor, title }) => `${actor} appeals against the decision about “${title}”.`,
        action: 'Open the application',
      },
      'release.demoted': {
        subject: ({ title }) => `Release taken back: ${title}`,
        line: ({ title }) => `This version failed for visitors, so the one before is served again. ${title}`,
        action: 'Open the releases',
      },
    },
    reason: (site) => `You get this because you are a member of ${site} and have these e-mails switched on.`,
    stop: 'No more e-mails of this kind',
    stopQuestion: (site) => `Do you want no more e-mails of this kind from ${site}?`,
    stopped: 'You get no more e-mails of this kind. Your settings bring them back.',
  },
  de: {
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
        line: ({ actor, title }) => `${actor} hat deinen Artikel „${title}“ kommentiert.`,
        action: 'Kommentare lesen',
      },
      'comment.held': {
        subject: ({ title }) => `Ein Kommentar wartet: ${title}`,
        line: ({ actor, title }) => `Ein Kommentar von ${actor} zu „${title}“ wartet auf die Moderation.`,
        action: 'Warteschlange öffnen',
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
        line: ({ title }) =>
          `Deine Bewerbung „${title}“ braucht Änderungen, bevor über sie entschieden wird.`,
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
    stopped: 'Du bekommst keine E-Mails dieser Art mehr. In den Einstellungen kannst du sie zurückholen.',
  },
};
