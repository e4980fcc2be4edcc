import type { MessageWords } from './message-texts.ts';

export const ENGLISH: MessageWords = {
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
};
