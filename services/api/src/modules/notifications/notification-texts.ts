import type { NotificationType } from '@boardwalk/contracts';

interface NotificationTexts {
  /** Subject of an e-mail, title of a push. */
  subject: string;
  /** Label of the link. */
  action: string;
}

/**
 * English texts around the sentence of a notification (`NOTIFICATION_SENTENCES`) in e-mails and pushes, which the server's catalogue translates.
 * Their placeholders are those of the sentences.
 */
export const NOTIFICATION_TEXTS: Record<NotificationType, NotificationTexts> = {
  'article.published': {
    subject: /*i18n*/ 'New: {title}',
    action: /*i18n*/ 'View article',
  },
  'article.submitted': {
    subject: /*i18n*/ 'For review: {title}',
    action: /*i18n*/ 'Open article',
  },
  'article.sent_back': {
    subject: /*i18n*/ 'Returned for changes: {title}',
    action: /*i18n*/ 'Edit article',
  },
  'article.released': {
    subject: /*i18n*/ '{publishDate, select, none {Published: {title}} other {Scheduled: {title}}}',
    action: /*i18n*/ 'View article',
  },
  'comment.posted': {
    subject: /*i18n*/ 'New comment: {title}',
    action: /*i18n*/ 'View comments',
  },
  'comment.held': {
    subject: /*i18n*/ 'Comment to review: {title}',
    action: /*i18n*/ 'Open queue',
  },
  'comment.reported': {
    subject: /*i18n*/ 'A comment was reported: {title}',
    action: /*i18n*/ 'Open in inbox',
  },
  'comment.released': {
    subject: /*i18n*/ 'Your comment was approved: {title}',
    action: /*i18n*/ 'View comments',
  },
  'comment.replied': {
    subject: /*i18n*/ '{actor, select, none {New reply: {title}} other {{actor} replied to you: {title}}}',
    action: /*i18n*/ 'View reply',
  },
  'comment.mentioned': {
    subject:
      /*i18n*/ '{actor, select, none {You were mentioned: {title}} other {{actor} mentioned you: {title}}}',
    action: /*i18n*/ 'View comment',
  },
  'report.upheld': {
    subject: /*i18n*/ 'Your report: {title}',
    action: /*i18n*/ 'View comments',
  },
  'report.dismissed': {
    subject: /*i18n*/ 'Your report: {title}',
    action: /*i18n*/ 'View comment',
  },
  'application.submitted': {
    subject: /*i18n*/ 'New application: {title}',
    action: /*i18n*/ 'Open application',
  },
  'application.message': {
    subject: /*i18n*/ 'A message about your application: {title}',
    action: /*i18n*/ 'View message',
  },
  'application.changes': {
    subject: /*i18n*/ 'Please change your application: {title}',
    action: /*i18n*/ 'View requested changes',
  },
  'application.interview': {
    subject: /*i18n*/ 'Your interview: {title}',
    action: /*i18n*/ 'Open application',
  },
  'application.approved': {
    subject: /*i18n*/ 'Approved: {title}',
    action: /*i18n*/ 'Open application',
  },
  'application.denied': {
    subject: /*i18n*/ 'Denied: {title}',
    action: /*i18n*/ 'Open application',
  },
  'application.revoked': {
    subject: /*i18n*/ 'Approval revoked: {title}',
    action: /*i18n*/ 'Open application',
  },
  'application.answered': {
    subject: /*i18n*/ 'An applicant wrote: {title}',
    action: /*i18n*/ 'Open application',
  },
  'application.appealed': {
    subject: /*i18n*/ 'New appeal: {title}',
    action: /*i18n*/ 'Open application',
  },
  'account.punished': {
    subject: /*i18n*/ 'About your account: {title}',
    action: /*i18n*/ 'Open profile',
  },
  'account.lifted': {
    subject: /*i18n*/ 'Ended: {title}',
    action: /*i18n*/ 'Open profile',
  },
  'account.appeal_rejected': {
    subject: /*i18n*/ 'Your appeal was rejected: {title}',
    action: /*i18n*/ 'View answer',
  },
  'account.appealed': {
    subject: /*i18n*/ 'New appeal: {title}',
    action: /*i18n*/ 'Open appeal',
  },
  'inbox.assigned': {
    subject: /*i18n*/ 'Assigned to you: {title}',
    action: /*i18n*/ 'Open in inbox',
  },
  'event.invited': {
    subject: /*i18n*/ 'Invitation to host: {title}',
    action: /*i18n*/ 'View invitation',
  },
  'event.published': {
    subject: /*i18n*/ 'Published: {title}',
    action: /*i18n*/ 'View event',
  },
  'event.declined': {
    subject: /*i18n*/ 'Declined: {title}',
    action: /*i18n*/ 'View note',
  },
  'event.cancelled': {
    subject: /*i18n*/ 'Cancelled: {title}',
    action: /*i18n*/ 'View event',
  },
  'event.promoted': {
    subject: /*i18n*/ 'You are going: {title}',
    action: /*i18n*/ 'View event',
  },
  'event.changed': {
    subject: /*i18n*/ 'Changed: {title}',
    action: /*i18n*/ 'View change',
  },
  'event.reminder': {
    subject: /*i18n*/ 'Soon: {title}',
    action: /*i18n*/ 'View event',
  },
  'event.message': {
    subject: /*i18n*/ 'Message to the guests of {title}',
    action: /*i18n*/ 'View event',
  },
  'stream.live': {
    subject: /*i18n*/ '{actor, select, none {Live: {title}} other {{actor} is live: {title}}}',
    action: /*i18n*/ 'Watch stream',
  },
  'stream.approved': {
    subject: /*i18n*/ 'You are a streamer now: {title}',
    action: /*i18n*/ 'Open dashboard',
  },
  'stream.stopped': {
    subject: /*i18n*/ 'About your channel: {title}',
    action: /*i18n*/ 'Open dashboard',
  },
  'stream.restored': {
    subject: /*i18n*/ 'Your channel is shown again: {title}',
    action: /*i18n*/ 'Open dashboard',
  },
  'estate.match': {
    subject: /*i18n*/ 'New listing: {title}',
    action: /*i18n*/ 'View property',
  },
  'estate.offer': {
    subject: /*i18n*/ 'An offer for {title}',
    action: /*i18n*/ 'View offer',
  },
  'estate.offer_decided': {
    subject: /*i18n*/ 'Your offer for {title}',
    action: /*i18n*/ 'View offers',
  },
  'estate.outbid': {
    subject: /*i18n*/ 'Outbid: {title}',
    action: /*i18n*/ 'Open auction',
  },
  'estate.reserved': {
    subject: /*i18n*/ 'Reserved: {title}',
    action: /*i18n*/ 'View payment',
  },
  'estate.settled': {
    subject: /*i18n*/ 'Paid: {title}',
    action: /*i18n*/ 'View property',
  },
  'estate.cancelled': {
    subject: /*i18n*/ 'Not paid: {title}',
    action: /*i18n*/ 'View property',
  },
  'estate.ended': {
    subject: /*i18n*/ 'Expired: {title}',
    action: /*i18n*/ 'View properties',
  },
  'estate.message': {
    subject: /*i18n*/ 'A message about {title}',
    action: /*i18n*/ 'View message',
  },
  'estate.viewing': {
    subject: /*i18n*/ 'A viewing of {title}',
    action: /*i18n*/ 'View viewings',
  },
  'estate.viewing_reminder': {
    subject: /*i18n*/ 'Upcoming viewing: {title}',
    action: /*i18n*/ 'View property',
  },
  'estate.viewing_cancelled': {
    subject: /*i18n*/ 'Viewing cancelled: {title}',
    action: /*i18n*/ 'View property',
  },
  'estate.rent_due': {
    subject: /*i18n*/ 'Rent is due: {title}',
    action: /*i18n*/ 'View tenancy',
  },
  'estate.rent_overdue': {
    subject: /*i18n*/ 'Rent overdue: {title}',
    action: /*i18n*/ 'View tenancy',
  },
  'estate.tenancy_ends': {
    subject: /*i18n*/ 'Tenancy ends: {title}',
    action: /*i18n*/ 'View tenancy',
  },
  'account.export_ready': {
    subject: /*i18n*/ 'Your data is ready',
    action: /*i18n*/ 'Open settings',
  },
  'account.deletion_asked': {
    subject: /*i18n*/ 'Your account will be deleted',
    action: /*i18n*/ 'Keep my account',
  },
  'release.waits': {
    subject: /*i18n*/ 'Release waiting for approval: {title}',
    action: /*i18n*/ 'Open releases',
  },
  'release.demoted': {
    subject: /*i18n*/ 'Release rolled back: {title}',
    action: /*i18n*/ 'Open releases',
  },
  'release.rolled_back': {
    subject: /*i18n*/ 'Your release was rolled back: {title}',
    action: /*i18n*/ 'Open releases',
  },
  'app.notice': {
    subject: /*i18n*/ '{title}',
    action: /*i18n*/ 'Open page',
  },
  'site.troubled': {
    subject: /*i18n*/ 'Needs attention: {title}',
    action: /*i18n*/ 'Open site dashboard',
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
