import type { NotificationType } from '@boardwalk/contracts';

interface NotificationTexts {
  /** Subject of an e-mail, title of a push. */
  subject: string;
  line: string;
  /** Label of the link. */
  action: string;
}

/**
 * English texts of e-mails and pushes, which the server's catalogue translates. `{title}` is the subject's title, `{actor}` the name of the actor,
 * `{publishDate}` the scheduled time in the reader's language, or `none` once it is published.
 */
export const NOTIFICATION_TEXTS: Record<NotificationType, NotificationTexts> = {
  'article.published': {
    subject: /*i18n*/ 'New: {title}',
    line: /*i18n*/ '{actor} has published “{title}”.',
    action: /*i18n*/ 'Read the article',
  },
  'article.submitted': {
    subject: /*i18n*/ 'For review: {title}',
    line: /*i18n*/ '{actor} has submitted “{title}”.',
    action: /*i18n*/ 'Open the article',
  },
  'article.sent_back': {
    subject: /*i18n*/ 'Returned for changes: {title}',
    line: /*i18n*/ '{actor} returned your article “{title}” to you for changes.',
    action: /*i18n*/ 'Edit the article',
  },
  'article.released': {
    subject: /*i18n*/ '{publishDate, select, none {Published: {title}} other {Scheduled: {title}}}',
    line: /*i18n*/ '{publishDate, select, none {Your article “{title}” was published.} other {Your article “{title}” will be published on {publishDate}.}}',
    action: /*i18n*/ 'See the article',
  },
  'comment.posted': {
    subject: /*i18n*/ 'New comment: {title}',
    line: /*i18n*/ '{actor} has commented on “{title}”.',
    action: /*i18n*/ 'Read the comments',
  },
  'comment.held': {
    subject: /*i18n*/ 'Comment to review: {title}',
    line: /*i18n*/ 'A comment by {actor} on “{title}” is waiting for a moderator.',
    action: /*i18n*/ 'Open the queue',
  },
  'comment.reported': {
    subject: /*i18n*/ 'A comment was reported: {title}',
    line: /*i18n*/ 'A member has reported a comment. Their reason: “{title}”.',
    action: /*i18n*/ 'Open it in the inbox',
  },
  'comment.released': {
    subject: /*i18n*/ 'Your comment was approved: {title}',
    line: /*i18n*/ 'A moderator approved your comment on “{title}”.',
    action: /*i18n*/ 'See the comments',
  },
  'comment.replied': {
    subject: /*i18n*/ '{actor} replied to you: {title}',
    line: /*i18n*/ '{actor} replied to your comment on “{title}”.',
    action: /*i18n*/ 'Read the reply',
  },
  'comment.mentioned': {
    subject: /*i18n*/ '{actor} mentioned you: {title}',
    line: /*i18n*/ '{actor} mentioned you in a comment on “{title}”.',
    action: /*i18n*/ 'Read the comment',
  },
  'report.upheld': {
    subject: /*i18n*/ 'Your report: {title}',
    line: /*i18n*/ 'The comment on “{title}” that you reported was removed. Thank you.',
    action: /*i18n*/ 'See the comments',
  },
  'report.dismissed': {
    subject: /*i18n*/ 'Your report: {title}',
    line: /*i18n*/ 'A moderator reviewed the comment on “{title}” that you reported and decided to keep it.',
    action: /*i18n*/ 'See the comment',
  },
  'application.submitted': {
    subject: /*i18n*/ 'New application: {title}',
    line: /*i18n*/ '{actor} has submitted an application: “{title}”.',
    action: /*i18n*/ 'Open the application',
  },
  'application.message': {
    subject: /*i18n*/ 'A message about your application: {title}',
    line: /*i18n*/ 'The staff have written to you about your application “{title}”.',
    action: /*i18n*/ 'Read the message',
  },
  'application.changes': {
    subject: /*i18n*/ 'Please change your application: {title}',
    line: /*i18n*/ 'Your application “{title}” needs changes before the team can decide.',
    action: /*i18n*/ 'See the requested changes',
  },
  'application.interview': {
    subject: /*i18n*/ 'Your interview: {title}',
    line: /*i18n*/ 'There is news about the interview for your application “{title}”.',
    action: /*i18n*/ 'Open your application',
  },
  'application.approved': {
    subject: /*i18n*/ 'Approved: {title}',
    line: /*i18n*/ 'Your application “{title}” was approved.',
    action: /*i18n*/ 'Open your application',
  },
  'application.denied': {
    subject: /*i18n*/ 'Denied: {title}',
    line: /*i18n*/ 'Your application “{title}” was denied. Open your application to read the reason and when you can apply again.',
    action: /*i18n*/ 'Open your application',
  },
  'application.revoked': {
    subject: /*i18n*/ 'Approval revoked: {title}',
    line: /*i18n*/ 'The approval of your application “{title}” was revoked. Open your application to read the reason.',
    action: /*i18n*/ 'Open your application',
  },
  'application.answered': {
    subject: /*i18n*/ 'An applicant wrote: {title}',
    line: /*i18n*/ '{actor} has written about their application “{title}”.',
    action: /*i18n*/ 'Open the application',
  },
  'application.appealed': {
    subject: /*i18n*/ 'New appeal: {title}',
    line: /*i18n*/ '{actor} appeals against the decision about “{title}”.',
    action: /*i18n*/ 'Open the application',
  },
  'account.punished': {
    subject: /*i18n*/ 'About your account: {title}',
    line: /*i18n*/ 'The staff have warned you or restricted your account: “{title}”. Your profile explains what it means and how to appeal.',
    action: /*i18n*/ 'Open your profile',
  },
  'account.lifted': {
    subject: /*i18n*/ 'Ended: {title}',
    line: /*i18n*/ 'A warning or restriction of your account has ended: “{title}”.',
    action: /*i18n*/ 'Open your profile',
  },
  'account.appeal_rejected': {
    subject: /*i18n*/ 'Your appeal was rejected: {title}',
    line: /*i18n*/ 'Your appeal about “{title}” was rejected. The answer explains the reason.',
    action: /*i18n*/ 'Read the answer',
  },
  'account.appealed': {
    subject: /*i18n*/ 'New appeal: {title}',
    line: /*i18n*/ '{actor} appeals against a decision about their account: “{title}”.',
    action: /*i18n*/ 'Open the appeal',
  },
  'inbox.assigned': {
    subject: /*i18n*/ 'Assigned to you: {title}',
    line: /*i18n*/ '{actor} assigned an inbox item to you: “{title}”.',
    action: /*i18n*/ 'Open it in the inbox',
  },
  'event.invited': {
    subject: /*i18n*/ 'Host with us: {title}',
    line: /*i18n*/ '{actor} invites you to host “{title}”. You are shown as a host once you accept.',
    action: /*i18n*/ 'See the event and answer',
  },
  'event.published': {
    subject: /*i18n*/ 'In the calendar: {title}',
    line: /*i18n*/ 'Your event “{title}” is in the calendar.',
    action: /*i18n*/ 'See the event',
  },
  'event.declined': {
    subject: /*i18n*/ 'Declined: {title}',
    line: /*i18n*/ 'Your event “{title}” was declined. The note says why. You can change the event and propose it again.',
    action: /*i18n*/ 'Read the note',
  },
  'event.cancelled': {
    subject: /*i18n*/ 'Cancelled: {title}',
    line: /*i18n*/ '“{title}” was cancelled.',
    action: /*i18n*/ 'See the event',
  },
  'event.promoted': {
    subject: /*i18n*/ 'You are going: {title}',
    line: /*i18n*/ 'You got a place from the waitlist. You are going to “{title}”.',
    action: /*i18n*/ 'See the event',
  },
  'event.changed': {
    subject: /*i18n*/ 'Changed: {title}',
    line: /*i18n*/ '{publishDate, select, none {The time or place of “{title}” has changed.} other {The time or place of “{title}” has changed. It begins on {publishDate}.}}',
    action: /*i18n*/ 'See the change',
  },
  'event.reminder': {
    subject: /*i18n*/ 'Soon: {title}',
    line: /*i18n*/ '{publishDate, select, none {“{title}” begins soon.} other {“{title}” begins on {publishDate}.}}',
    action: /*i18n*/ 'See the event',
  },
  'event.message': {
    subject: /*i18n*/ 'Message to the guests of {title}',
    line: /*i18n*/ '{actor} wrote to the guests of {title}',
    action: /*i18n*/ 'See the event',
  },
  'stream.live': {
    subject: /*i18n*/ '{actor} is live: {title}',
    line: /*i18n*/ '{actor} is live: “{title}”.',
    action: /*i18n*/ 'Watch the stream',
  },
  'stream.approved': {
    subject: /*i18n*/ 'You are a streamer now: {title}',
    line: /*i18n*/ 'Your application as a streamer was approved: “{title}”. Plan your first stream, and members can follow you.',
    action: /*i18n*/ 'Open the dashboard',
  },
  'stream.stopped': {
    subject: /*i18n*/ 'About your channel: {title}',
    line: /*i18n*/ 'The staff have declined, suspended or ended your channel: “{title}”.',
    action: /*i18n*/ 'Open the dashboard',
  },
  'stream.restored': {
    subject: /*i18n*/ 'Your channel is shown again: {title}',
    line: /*i18n*/ 'The staff have ended the suspension of your channel: “{title}”. Its schedule is unchanged.',
    action: /*i18n*/ 'Open the dashboard',
  },
  'estate.match': {
    subject: /*i18n*/ 'New listing: {title}',
    line: /*i18n*/ '“{title}” is new on the market and matches one of your saved searches.',
    action: /*i18n*/ 'See the property',
  },
  'estate.offer': {
    subject: /*i18n*/ 'An offer for {title}',
    line: /*i18n*/ '{actor} has made an offer for “{title}”. It is valid for 72 hours.',
    action: /*i18n*/ 'Read the offer',
  },
  'estate.offer_decided': {
    subject: /*i18n*/ 'Your offer for {title}',
    line: /*i18n*/ 'Your offer for “{title}” was accepted or declined.',
    action: /*i18n*/ 'See your offers',
  },
  'estate.outbid': {
    subject: /*i18n*/ 'Outbid: {title}',
    line: /*i18n*/ 'Another member has bid more than you for “{title}”.',
    action: /*i18n*/ 'Open the auction',
  },
  'estate.reserved': {
    subject: /*i18n*/ 'Reserved: {title}',
    line: /*i18n*/ '“{title}” is reserved. The deal is complete once it has been paid in the game.',
    action: /*i18n*/ 'See the payment',
  },
  'estate.settled': {
    subject: /*i18n*/ 'Paid: {title}',
    line: /*i18n*/ '“{title}” was paid.',
    action: /*i18n*/ 'See the property',
  },
  'estate.cancelled': {
    subject: /*i18n*/ 'Not paid: {title}',
    line: /*i18n*/ 'The deal for “{title}” was cancelled: it wasn’t paid.',
    action: /*i18n*/ 'See the property',
  },
  'estate.ended': {
    subject: /*i18n*/ 'Expired: {title}',
    line: /*i18n*/ 'Your listing of “{title}” has expired without a deal.',
    action: /*i18n*/ 'See your properties',
  },
  'estate.message': {
    subject: /*i18n*/ 'A message about {title}',
    line: /*i18n*/ '{actor} has written to you about “{title}”.',
    action: /*i18n*/ 'Read the message',
  },
  'estate.viewing': {
    subject: /*i18n*/ 'A viewing of {title}',
    line: /*i18n*/ '{publishDate, select, none {{actor} has booked a viewing of “{title}”.} other {{actor} has booked a viewing of “{title}”: {publishDate}.}}',
    action: /*i18n*/ 'See the viewings',
  },
  'estate.viewing_reminder': {
    subject: /*i18n*/ 'Upcoming viewing: {title}',
    line: /*i18n*/ '{publishDate, select, none {The viewing of “{title}” begins soon.} other {The viewing of “{title}” begins: {publishDate}.}}',
    action: /*i18n*/ 'See the property',
  },
  'estate.viewing_cancelled': {
    subject: /*i18n*/ 'Viewing cancelled: {title}',
    line: /*i18n*/ '{publishDate, select, none {The viewing of “{title}” was cancelled.} other {The viewing of “{title}” on {publishDate} was cancelled.}}',
    action: /*i18n*/ 'See the property',
  },
  'estate.rent_due': {
    subject: /*i18n*/ 'Rent is due: {title}',
    line: /*i18n*/ '{publishDate, select, none {The rent for “{title}” is due.} other {The rent for “{title}” is due: {publishDate}.}}',
    action: /*i18n*/ 'See your tenancy',
  },
  'estate.rent_overdue': {
    subject: /*i18n*/ 'Rent overdue: {title}',
    line: /*i18n*/ 'A rent for “{title}” wasn’t paid in time.',
    action: /*i18n*/ 'See the tenancy',
  },
  'estate.tenancy_ends': {
    subject: /*i18n*/ 'Tenancy ends: {title}',
    line: /*i18n*/ '{publishDate, select, none {The tenancy of “{title}” is over.} other {The tenancy of “{title}” ends: {publishDate}.}}',
    action: /*i18n*/ 'See the tenancy',
  },
  'account.export_ready': {
    subject: /*i18n*/ 'Your data is ready',
    line: /*i18n*/ 'The file with everything the site stores about you is ready. You can download it for 7 days.',
    action: /*i18n*/ 'Open the settings',
  },
  'account.deletion_asked': {
    subject: /*i18n*/ 'Your account will be deleted',
    line: /*i18n*/ 'Someone signed in as you requested the deletion of your account. It will be deleted on {title}. You can keep your account until then.',
    action: /*i18n*/ 'Keep my account',
  },
  'release.waits': {
    subject: /*i18n*/ 'Release waiting for approval: {title}',
    line: /*i18n*/ 'A team published {title}. Nobody is served it until someone who manages releases approves it.',
    action: /*i18n*/ 'Open the releases',
  },
  'release.demoted': {
    subject: /*i18n*/ 'Release rolled back: {title}',
    line: /*i18n*/ 'This version failed for visitors, so the previous version is served again. {title}',
    action: /*i18n*/ 'Open the releases',
  },
  'release.rolled_back': {
    subject: /*i18n*/ 'Your release was rolled back: {title}',
    line: /*i18n*/ 'A version that was published with your deploy token is no longer served. {title}',
    action: /*i18n*/ 'Open the releases',
  },
  'site.troubled': {
    subject: /*i18n*/ 'Needs attention: {title}',
    line: /*i18n*/ '{title}. The dashboard shows how the site is doing.',
    action: /*i18n*/ 'Open the site dashboard',
  },
};

/** English texts of all e-mails and of the unsubscribe pages. `{site}` is the name of the site. */
export const MAIL_TEXTS = {
  reason: /*i18n*/ 'You get this e-mail because you are a member of {site} and have these e-mails turned on.',
  stop: /*i18n*/ 'Unsubscribe from these e-mails',
  stopQuestion: /*i18n*/ 'Do you want to unsubscribe from these e-mails from {site}?',
  stopped: /*i18n*/ 'You are unsubscribed from these e-mails. You can turn them on again in your settings.',
  testSubject: /*i18n*/ 'Test e-mail from {site}',
  testLine: /*i18n*/ 'E-mails from {site} arrive here. You sent this test from the site settings.',
};
