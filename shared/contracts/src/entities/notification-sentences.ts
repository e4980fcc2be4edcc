import type { SharedText } from '../texts/shared-text.ts';
import type { NotificationType } from './notification-types.ts';

// Without schemas, because pages import it.

/**
 * The sentence of each notification, in English, in ICU MessageFormat. The bell, e-mails and pushes contain the same sentence; the catalogs of the
 * shell and of the server translate it. It ends with a full stop, except after text that isn't in quotation marks and may have its own.
 * - `{title}`: title of the subject.
 * - `{actor}`: name of the member who caused it, in `<b>`, which plain text omits; the case `none` when the site itself caused it. Every sentence with an
 *   actor has this case.
 * - `{count}`: occurrences since the notification was last read; 1 in e-mails and pushes.
 * - `{publishDate}`: date, time and time zone of a scheduled publication or of the start of an event; the case `none` without one.
 *
 * `plural` is inside `select`: a `#` isn't replaced in a `select` that is inside its `plural`.
 */
export const NOTIFICATION_SENTENCES: Record<NotificationType, SharedText> = {
  'article.published': /*i18n*/ {
    id: 'notification.article.published',
    message: '{actor, select, none {“{title}” was published.} other {<b>{actor}</b> published “{title}”.}}',
  },
  'article.submitted': /*i18n*/ {
    id: 'notification.article.submitted',
    message:
      '{actor, select, none {“{title}” was submitted for review.} other {<b>{actor}</b> submitted “{title}” for review.}}',
  },
  'article.sent_back': /*i18n*/ {
    id: 'notification.article.sent_back',
    message:
      '{actor, select, none {Your article “{title}” was returned to you for changes.} other {<b>{actor}</b> returned your article “{title}” to you for changes.}}',
  },
  'article.released': /*i18n*/ {
    id: 'notification.article.released',
    message:
      '{publishDate, select, none {{actor, select, none {Your article “{title}” was published.} other {<b>{actor}</b> published your article “{title}”.}}} other {{actor, select, none {Your article “{title}” will be published on {publishDate}.} other {<b>{actor}</b> scheduled your article “{title}” for {publishDate}.}}}}',
  },
  'comment.posted': /*i18n*/ {
    id: 'notification.comment.posted',
    message:
      '{actor, select, none {{count, plural, one {New comment on “{title}”.} other {# new comments on “{title}”.}}} other {{count, plural, one {<b>{actor}</b> commented on “{title}”.} other {# new comments on “{title}”, the last by <b>{actor}</b>.}}}}',
  },
  'comment.held': /*i18n*/ {
    id: 'notification.comment.held',
    message:
      '{actor, select, none {{count, plural, one {A comment on “{title}” is waiting for review.} other {# comments on “{title}” are waiting for review.}}} other {{count, plural, one {A comment by <b>{actor}</b> on “{title}” is waiting for review.} other {# comments on “{title}” are waiting for review.}}}}',
  },
  'comment.reported': /*i18n*/ {
    id: 'notification.comment.reported',
    message:
      '{count, plural, one {A comment was reported: “{title}”.} other {# reports of one comment, the last: “{title}”.}}',
  },
  'comment.released': /*i18n*/ {
    id: 'notification.comment.released',
    message: 'A moderator approved your comment on “{title}”.',
  },
  'comment.replied': /*i18n*/ {
    id: 'notification.comment.replied',
    message:
      '{actor, select, none {There is a new reply to your comment on “{title}”.} other {<b>{actor}</b> replied to your comment on “{title}”.}}',
  },
  'comment.mentioned': /*i18n*/ {
    id: 'notification.comment.mentioned',
    message:
      '{actor, select, none {You were mentioned in a comment on “{title}”.} other {<b>{actor}</b> mentioned you in a comment on “{title}”.}}',
  },
  'report.upheld': /*i18n*/ {
    id: 'notification.report.upheld',
    message: 'The comment on “{title}” that you reported was removed.',
  },
  'report.dismissed': /*i18n*/ {
    id: 'notification.report.dismissed',
    message: 'A moderator reviewed the comment on “{title}” that you reported and decided to keep it.',
  },
  'application.submitted': /*i18n*/ {
    id: 'notification.application.submitted',
    message:
      '{actor, select, none {An application was submitted: “{title}”.} other {<b>{actor}</b> submitted an application: “{title}”.}}',
  },
  'application.message': /*i18n*/ {
    id: 'notification.application.message',
    message: 'The team wrote to you about your application “{title}”.',
  },
  'application.changes': /*i18n*/ {
    id: 'notification.application.changes',
    message: 'Your application “{title}” needs changes before the team can decide.',
  },
  'application.interview': /*i18n*/ {
    id: 'notification.application.interview',
    message: 'There is news about the interview for your application “{title}”.',
  },
  'application.approved': /*i18n*/ {
    id: 'notification.application.approved',
    message: 'Your application “{title}” was approved.',
  },
  'application.denied': /*i18n*/ {
    id: 'notification.application.denied',
    message:
      'Your application “{title}” was denied. Open your application to read the reason and when you can apply again.',
  },
  'application.revoked': /*i18n*/ {
    id: 'notification.application.revoked',
    message:
      'The approval of your application “{title}” was revoked. Open your application to read the reason.',
  },
  'application.answered': /*i18n*/ {
    id: 'notification.application.answered',
    message:
      '{actor, select, none {An applicant wrote about their application “{title}”.} other {<b>{actor}</b> wrote about their application “{title}”.}}',
  },
  'application.appealed': /*i18n*/ {
    id: 'notification.application.appealed',
    message:
      '{actor, select, none {There is an appeal against the decision about “{title}”.} other {<b>{actor}</b> appeals against the decision about “{title}”.}}',
  },
  'account.punished': /*i18n*/ {
    id: 'notification.account.punished',
    message:
      'The team warned you or restricted your account: “{title}”. Your profile explains what it means and how to appeal.',
  },
  'account.lifted': /*i18n*/ {
    id: 'notification.account.lifted',
    message: 'A warning or restriction of your account has ended: “{title}”.',
  },
  'account.appeal_rejected': /*i18n*/ {
    id: 'notification.account.appeal_rejected',
    message: 'Your appeal about “{title}” was rejected. The answer explains the reason.',
  },
  'account.appealed': /*i18n*/ {
    id: 'notification.account.appealed',
    message:
      '{actor, select, none {There is an appeal against a decision about an account: “{title}”.} other {<b>{actor}</b> appeals against a decision about their account: “{title}”.}}',
  },
  'inbox.assigned': /*i18n*/ {
    id: 'notification.inbox.assigned',
    message:
      '{actor, select, none {An inbox item was assigned to you: “{title}”.} other {<b>{actor}</b> assigned an inbox item to you: “{title}”.}}',
  },
  'stream.live': /*i18n*/ {
    id: 'notification.stream.live',
    message:
      '{actor, select, none {A stream has begun: “{title}”.} other {<b>{actor}</b> is live: “{title}”.}}',
  },
  'stream.approved': /*i18n*/ {
    id: 'notification.stream.approved',
    message:
      'Your application as a streamer was approved: “{title}”. Plan your first stream, and members can follow you.',
  },
  'stream.stopped': /*i18n*/ {
    id: 'notification.stream.stopped',
    message: 'The team declined, suspended or closed your channel: “{title}”.',
  },
  'stream.restored': /*i18n*/ {
    id: 'notification.stream.restored',
    message: 'The team ended the suspension of your channel: “{title}”. Its schedule is unchanged.',
  },
  'event.invited': /*i18n*/ {
    id: 'notification.event.invited',
    message:
      '{actor, select, none {You are invited to host “{title}”. You are shown as a host once you accept.} other {<b>{actor}</b> invites you to host “{title}”. You are shown as a host once you accept.}}',
  },
  'event.published': /*i18n*/ {
    id: 'notification.event.published',
    message: 'Your event “{title}” was published.',
  },
  'event.declined': /*i18n*/ {
    id: 'notification.event.declined',
    message:
      'Your event “{title}” was declined. The note explains the reason. You can change the event and propose it again.',
  },
  'event.cancelled': /*i18n*/ {
    id: 'notification.event.cancelled',
    message: '“{title}” was cancelled.',
  },
  'event.promoted': /*i18n*/ {
    id: 'notification.event.promoted',
    message: 'You got a place from the waitlist. You are going to “{title}”.',
  },
  'event.changed': /*i18n*/ {
    id: 'notification.event.changed',
    message:
      '{publishDate, select, none {The time or place of “{title}” has changed.} other {The time or place of “{title}” has changed. It begins on {publishDate}.}}',
  },
  'event.reminder': /*i18n*/ {
    id: 'notification.event.reminder',
    message:
      '{publishDate, select, none {“{title}” begins soon.} other {“{title}” begins on {publishDate}.}}',
  },
  'event.message': /*i18n*/ {
    id: 'notification.event.message',
    message:
      '{actor, select, none {A message to the guests of {title}} other {<b>{actor}</b> wrote to the guests of {title}}}',
  },
  'estate.match': /*i18n*/ {
    id: 'notification.estate.match',
    message: 'New listing: “{title}” matches one of your saved searches.',
  },
  'estate.offer': /*i18n*/ {
    id: 'notification.estate.offer',
    message:
      '{actor, select, none {There is a new offer for “{title}”. It is valid for 72 hours.} other {<b>{actor}</b> made an offer for “{title}”. It is valid for 72 hours.}}',
  },
  'estate.offer_decided': /*i18n*/ {
    id: 'notification.estate.offer_decided',
    message: 'Your offer for “{title}” was accepted or declined.',
  },
  'estate.outbid': /*i18n*/ {
    id: 'notification.estate.outbid',
    message: 'You were outbid: “{title}”.',
  },
  'estate.reserved': /*i18n*/ {
    id: 'notification.estate.reserved',
    message: '“{title}” is reserved. The deal is complete once it has been paid in the game.',
  },
  'estate.settled': /*i18n*/ {
    id: 'notification.estate.settled',
    message: '“{title}” was paid.',
  },
  'estate.cancelled': /*i18n*/ {
    id: 'notification.estate.cancelled',
    message: 'The deal for “{title}” was cancelled: it wasn’t paid.',
  },
  'estate.ended': /*i18n*/ {
    id: 'notification.estate.ended',
    message: 'Your listing of “{title}” has expired without a deal.',
  },
  'estate.message': /*i18n*/ {
    id: 'notification.estate.message',
    message:
      '{actor, select, none {There is a new message about “{title}”.} other {<b>{actor}</b> wrote to you about “{title}”.}}',
  },
  'estate.viewing': /*i18n*/ {
    id: 'notification.estate.viewing',
    message:
      '{publishDate, select, none {{actor, select, none {A viewing of “{title}” was booked.} other {<b>{actor}</b> booked a viewing of “{title}”.}}} other {{actor, select, none {A viewing of “{title}” was booked: {publishDate}.} other {<b>{actor}</b> booked a viewing of “{title}”: {publishDate}.}}}}',
  },
  'estate.viewing_reminder': /*i18n*/ {
    id: 'notification.estate.viewing_reminder',
    message:
      '{publishDate, select, none {Your viewing of “{title}” begins soon.} other {Your viewing of “{title}” begins on {publishDate}.}}',
  },
  'estate.viewing_cancelled': /*i18n*/ {
    id: 'notification.estate.viewing_cancelled',
    message:
      '{publishDate, select, none {The viewing of “{title}” was cancelled.} other {The viewing of “{title}” on {publishDate} was cancelled.}}',
  },
  'estate.rent_due': /*i18n*/ {
    id: 'notification.estate.rent_due',
    message:
      '{publishDate, select, none {The rent for “{title}” is due.} other {The rent for “{title}” is due on {publishDate}.}}',
  },
  'estate.rent_overdue': /*i18n*/ {
    id: 'notification.estate.rent_overdue',
    message: 'A rent payment for “{title}” is overdue.',
  },
  'estate.tenancy_ends': /*i18n*/ {
    id: 'notification.estate.tenancy_ends',
    message:
      '{publishDate, select, none {The tenancy of “{title}” has ended.} other {The tenancy of “{title}” ends on {publishDate}.}}',
  },
  'account.export_ready': /*i18n*/ {
    id: 'notification.account.export_ready',
    message: 'The file with everything the site stores about you is ready. You can download it for 7 days.',
  },
  'account.deletion_asked': /*i18n*/ {
    id: 'notification.account.deletion_asked',
    message:
      'Someone signed in as you requested the deletion of your account. It will be deleted on {title}. You can keep your account until then.',
  },
  'release.waits': /*i18n*/ {
    id: 'notification.release.waits',
    message: 'A team published {title}. It isn’t served until someone who manages releases approves it.',
  },
  'release.demoted': /*i18n*/ {
    id: 'notification.release.demoted',
    message: 'A version failed for visitors, so the previous version is served again: {title}',
  },
  'release.rolled_back': /*i18n*/ {
    id: 'notification.release.rolled_back',
    message: 'A version that was published with your deploy token is no longer served: {title}',
  },
  // The app's own sentence, in the reader's language.
  'app.notice': /*i18n*/ { id: 'notification.app.notice', message: '{title}' },
  'site.troubled': /*i18n*/ {
    id: 'notification.site.troubled',
    message: '{title}.',
  },
};
