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
      line: ({ actor, title }) => `${actor} has commented on “${title}”.`,
      action: 'Read the comments',
    },
    'comment.held': {
      subject: ({ title }) => `A comment is waiting: ${title}`,
      line: ({ actor, title }) => `A comment by ${actor} on “${title}” is waiting for a moderator.`,
      action: 'Open the queue',
    },
    'comment.reported': {
      subject: ({ title }) => `A comment was reported: ${title}`,
      line: ({ title }) => `A member has reported a comment. Their reason: “${title}”.`,
      action: 'Open it in the inbox',
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
    'account.punished': {
      subject: ({ title }) => `About your account: ${title}`,
      line: ({ title }) =>
        `The staff have warned you or limited your account: “${title}”. Your profile says what it means and how to appeal.`,
      action: 'Open your profile',
    },
    'account.lifted': {
      subject: ({ title }) => `Over: ${title}`,
      line: ({ title }) => `A warning or limit of your account is over: “${title}”.`,
      action: 'Open your profile',
    },
    'account.appeal_rejected': {
      subject: ({ title }) => `Your appeal was rejected: ${title}`,
      line: ({ title }) => `Your appeal about “${title}” was rejected. The answer says why.`,
      action: 'Read the answer',
    },
    'account.appealed': {
      subject: ({ title }) => `An appeal about: ${title}`,
      line: ({ actor, title }) => `${actor} appeals against a decision about their account: “${title}”.`,
      action: 'Open the appeal',
    },
    'inbox.assigned': {
      subject: ({ title }) => `For you in the inbox: ${title}`,
      line: ({ actor, title }) => `${actor} gave you something to work on: “${title}”.`,
      action: 'Open it in the inbox',
    },
    'event.published': {
      subject: ({ title }) => `In the calendar: ${title}`,
      line: ({ title }) => `Your event “${title}” is in the calendar.`,
      action: 'See the event',
    },
    'event.declined': {
      subject: ({ title }) => `Declined: ${title}`,
      line: ({ title }) =>
        `Your event “${title}” was declined. The note says why; you can change it and propose it again.`,
      action: 'Read the note',
    },
    'event.cancelled': {
      subject: ({ title }) => `Cancelled: ${title}`,
      line: ({ title }) => `“${title}” was cancelled.`,
      action: 'See the event',
    },
    'event.promoted': {
      subject: ({ title }) => `You are going: ${title}`,
      line: ({ title }) => `You have moved up from the waitlist: you are going to “${title}”.`,
      action: 'See the event',
    },
    'event.changed': {
      subject: ({ title }) => `Changed: ${title}`,
      line: ({ title, publishDate }) =>
        publishDate
          ? `Time or place of “${title}” have changed. It begins on ${publishDate}.`
          : `Time or place of “${title}” have changed.`,
      action: 'See what is new',
    },
    'event.reminder': {
      subject: ({ title }) => `Soon: ${title}`,
      line: ({ title, publishDate }) =>
        publishDate ? `“${title}” begins on ${publishDate}.` : `“${title}” begins soon.`,
      action: 'See the event',
    },
    'event.message': {
      subject: ({ title }) => `To the guests of ${title}`,
      line: ({ actor, title }) => `${actor} wrote to the guests of ${title}`,
      action: 'See the event',
    },
    'stream.live': {
      subject: ({ actor, title }) => `${actor} is live: ${title}`,
      line: ({ actor, title }) => `${actor} is live: “${title}”.`,
      action: 'Watch the stream',
    },
    'stream.approved': {
      subject: ({ title }) => `You are a streamer now: ${title}`,
      line: ({ title }) =>
        `Your application as a streamer was approved: “${title}”. Plan your first stream, and members can follow you.`,
      action: 'Open the dashboard',
    },
    'stream.stopped': {
      subject: ({ title }) => `About your channel: ${title}`,
      line: ({ title }) => `The staff have declined, suspended or ended your channel: “${title}”.`,
      action: 'Open the dashboard',
    },
    'stream.restored': {
      subject: ({ title }) => `Your channel is shown again: ${title}`,
      line: ({ title }) =>
        `The staff have ended the suspension of your channel: “${title}”. Its schedule is as it was.`,
      action: 'Open the dashboard',
    },
    'account.export_ready': {
      subject: () => 'Your data is ready',
      line: () => 'The file with everything that the site holds about you is ready. It is kept for 7 days.',
      action: 'Open the settings',
    },
    'account.deletion_asked': {
      subject: () => 'Your account will be deleted',
      line: ({ title }) =>
        `Somebody who signed in as you asked for the deletion of your account. It will be deleted on ${title}. You can keep it until then.`,
      action: 'Keep my account',
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
  test: (site) => ({
    subject: `A test from ${site}`,
    line: `E-mails of ${site} arrive here. You sent this one from the settings of the site.`,
  }),
  stopped: 'You get no more e-mails of this kind. Your settings bring them back.',
};
