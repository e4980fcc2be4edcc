import { reportNoteWords, siteTroubleWords } from '@boardwalk/contracts';
import { ENGLISH_ESTATE } from './english-estate-texts.ts';
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
      line: ({ actor, title }) => `${actor} has submitted “${title}”.`,
      action: 'Open the article',
    },
    'article.sent_back': {
      subject: ({ title }) => `Returned for changes: ${title}`,
      line: ({ actor, title }) => `${actor} returned your article “${title}” to you for changes.`,
      action: 'Edit the article',
    },
    'article.released': {
      subject: ({ title, publishDate }) => (publishDate ? `Scheduled: ${title}` : `Published: ${title}`),
      line: ({ title, publishDate }) =>
        publishDate
          ? `Your article “${title}” will be published on ${publishDate}.`
          : `Your article “${title}” was published.`,
      action: 'See the article',
    },
    'comment.posted': {
      subject: ({ title }) => `New comment: ${title}`,
      line: ({ actor, title }) => `${actor} has commented on “${title}”.`,
      action: 'Read the comments',
    },
    'comment.held': {
      subject: ({ title }) => `Comment to review: ${title}`,
      line: ({ actor, title }) => `A comment by ${actor} on “${title}” is waiting for a moderator.`,
      action: 'Open the queue',
    },
    'comment.reported': {
      subject: ({ title }) => `A comment was reported: ${reportNoteWords(title, 'en')}`,
      line: ({ title }) =>
        `A member has reported a comment. Their reason: “${reportNoteWords(title, 'en')}”.`,
      action: 'Open it in the inbox',
    },
    'comment.released': {
      subject: ({ title }) => `Your comment was approved: ${title}`,
      line: ({ title }) => `A moderator approved your comment on “${title}”.`,
      action: 'See the comments',
    },
    'comment.replied': {
      subject: ({ actor, title }) => `${actor} replied to you: ${title}`,
      line: ({ actor, title }) => `${actor} replied to your comment on “${title}”.`,
      action: 'Read the reply',
    },
    'comment.mentioned': {
      subject: ({ actor, title }) => `${actor} mentioned you: ${title}`,
      line: ({ actor, title }) => `${actor} mentioned you in a comment on “${title}”.`,
      action: 'Read the comment',
    },
    'report.upheld': {
      subject: ({ title }) => `Your report: ${title}`,
      line: ({ title }) => `The comment on “${title}” that you reported was removed. Thank you.`,
      action: 'See the comments',
    },
    'report.dismissed': {
      subject: ({ title }) => `Your report: ${title}`,
      line: ({ title }) =>
        `A moderator reviewed the comment on “${title}” that you reported and decided to keep it.`,
      action: 'See the comment',
    },
    'application.submitted': {
      subject: ({ title }) => `New application: ${title}`,
      line: ({ actor, title }) => `${actor} has submitted an application: “${title}”.`,
      action: 'Open the application',
    },
    'application.message': {
      subject: ({ title }) => `A message about your application: ${title}`,
      line: ({ title }) => `The staff have written to you about your application “${title}”.`,
      action: 'Read the message',
    },
    'application.changes': {
      subject: ({ title }) => `Please change your application: ${title}`,
      line: ({ title }) => `Your application “${title}” needs changes before the team can decide.`,
      action: 'See the requested changes',
    },
    'application.interview': {
      subject: ({ title }) => `Your interview: ${title}`,
      line: ({ title }) => `There is news about the interview for your application “${title}”.`,
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
        `Your application “${title}” was denied. Open your application to read the reason and when you can apply again.`,
      action: 'Open your application',
    },
    'application.revoked': {
      subject: ({ title }) => `Approval revoked: ${title}`,
      line: ({ title }) =>
        `The approval of your application “${title}” was revoked. Open your application to read the reason.`,
      action: 'Open your application',
    },
    'application.answered': {
      subject: ({ title }) => `An applicant wrote: ${title}`,
      line: ({ actor, title }) => `${actor} has written about their application “${title}”.`,
      action: 'Open the application',
    },
    'application.appealed': {
      subject: ({ title }) => `New appeal: ${title}`,
      line: ({ actor, title }) => `${actor} appeals against the decision about “${title}”.`,
      action: 'Open the application',
    },
    'account.punished': {
      subject: ({ title }) => `About your account: ${title}`,
      line: ({ title }) =>
        `The staff have warned you or restricted your account: “${title}”. Your profile explains what it means and how to appeal.`,
      action: 'Open your profile',
    },
    'account.lifted': {
      subject: ({ title }) => `Ended: ${title}`,
      line: ({ title }) => `A warning or restriction of your account has ended: “${title}”.`,
      action: 'Open your profile',
    },
    'account.appeal_rejected': {
      subject: ({ title }) => `Your appeal was rejected: ${title}`,
      line: ({ title }) => `Your appeal about “${title}” was rejected. The answer explains the reason.`,
      action: 'Read the answer',
    },
    'account.appealed': {
      subject: ({ title }) => `New appeal: ${title}`,
      line: ({ actor, title }) => `${actor} appeals against a decision about their account: “${title}”.`,
      action: 'Open the appeal',
    },
    'inbox.assigned': {
      subject: ({ title }) => `Assigned to you: ${title}`,
      line: ({ actor, title }) => `${actor} assigned an inbox item to you: “${title}”.`,
      action: 'Open it in the inbox',
    },
    'event.invited': {
      subject: ({ title }) => `Host with us: ${title}`,
      line: ({ actor, title }) =>
        `${actor} asks you to host “${title}”. The event names you once you accept.`,
      action: 'See the event and answer',
    },
    'event.published': {
      subject: ({ title }) => `In the calendar: ${title}`,
      line: ({ title }) => `Your event “${title}” is in the calendar.`,
      action: 'See the event',
    },
    'event.declined': {
      subject: ({ title }) => `Declined: ${title}`,
      line: ({ title }) =>
        `Your event “${title}” was declined. The note says why. You can change the event and propose it again.`,
      action: 'Read the note',
    },
    'event.cancelled': {
      subject: ({ title }) => `Cancelled: ${title}`,
      line: ({ title }) => `“${title}” was cancelled.`,
      action: 'See the event',
    },
    'event.promoted': {
      subject: ({ title }) => `You are going: ${title}`,
      line: ({ title }) => `You got a place from the waitlist. You are going to “${title}”.`,
      action: 'See the event',
    },
    'event.changed': {
      subject: ({ title }) => `Changed: ${title}`,
      line: ({ title, publishDate }) =>
        publishDate
          ? `The time or place of “${title}” has changed. It begins on ${publishDate}.`
          : `The time or place of “${title}” has changed.`,
      action: 'See the event',
    },
    'event.reminder': {
      subject: ({ title }) => `Soon: ${title}`,
      line: ({ title, publishDate }) =>
        publishDate ? `“${title}” begins on ${publishDate}.` : `“${title}” begins soon.`,
      action: 'See the event',
    },
    'event.message': {
      subject: ({ title }) => `Message to the guests of ${title}`,
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
        `The staff have ended the suspension of your channel: “${title}”. Its schedule is unchanged.`,
      action: 'Open the dashboard',
    },
    ...ENGLISH_ESTATE,
    'account.export_ready': {
      subject: () => 'Your data is ready',
      line: () =>
        'The file with everything the site stores about you is ready. You can download it for 7 days.',
      action: 'Open the settings',
    },
    'account.deletion_asked': {
      subject: () => 'Your account will be deleted',
      line: ({ title }) =>
        `Someone signed in as you requested the deletion of your account. It will be deleted on ${title}. You can keep your account until then.`,
      action: 'Keep my account',
    },
    'release.waits': {
      subject: ({ title }) => `Release waiting for approval: ${title}`,
      line: ({ title }) =>
        `A team published ${title}. Nobody is served it until someone who manages releases approves it.`,
      action: 'Open the releases',
    },
    'release.demoted': {
      subject: ({ title }) => `Release rolled back: ${title}`,
      line: ({ title }) =>
        `This version failed for visitors, so the previous version is served again. ${title}`,
      action: 'Open the releases',
    },
    'release.rolled_back': {
      subject: ({ title }) => `Your release was rolled back: ${title}`,
      line: ({ title }) =>
        `A version that was published with your deploy token is no longer served. ${title}`,
      action: 'Open the releases',
    },
    'site.troubled': {
      subject: ({ title }) => `Needs attention: ${siteTroubleWords(title, 'en')}`,
      line: ({ title }) => `${siteTroubleWords(title, 'en')}. The dashboard shows how the site is doing.`,
      action: 'Open the dashboard',
    },
  },
  reason: (site) =>
    `You get this e-mail because you are a member of ${site} and have these e-mails turned on.`,
  stop: 'Unsubscribe from these e-mails',
  stopQuestion: (site) => `Do you want to unsubscribe from these e-mails from ${site}?`,
  test: (site) => ({
    subject: `Test e-mail from ${site}`,
    line: `E-mails from ${site} arrive here. You sent this test from the site settings.`,
  }),
  stopped: 'You are unsubscribed from these e-mails. You can turn them on again in your settings.',
};
