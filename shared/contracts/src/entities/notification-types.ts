import type { Permission } from '../access/permissions.ts';

/** The ways on which a notification can reach a member. */
export const NOTIFICATION_CHANNELS = ['inApp', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

interface NotificationTypeRow extends Record<NotificationChannel, boolean> {
  /** Who lacks it is never told, so there is nothing for them to choose; null when it is for everybody. */
  needs: Permission | null;
  /** Goes to everybody without being about them: by e-mail only to those who have `marketing` on as well. */
  marketing?: true;
}

/**
 * Everything that members are told of, and on which channels as long as they haven't chosen otherwise. `sent_back` and `released`
 * (published or scheduled) are about an article of one's own that somebody else has decided on; `comment.posted` is below one's own article or event;
 * `comment.held` waits for a moderator; so does one that was `reported`, with the reason; `comment.released` is one's own comment that a moderator let through.
 * `comment.replied`: somebody answers one's own comment; `comment.mentioned`: a comment names one. Of what one has reported: it was removed (`report.upheld`), or stays (`report.dismissed`). `release.waits` is a version of a remote that waits for an approval; `release.demoted` is one
 * that failed for visitors and was taken back; `release.rolled_back` is one published with one's own deploy token that somebody else rolled back. Of one's own application: `message` was written by the staff, `changes` are asked for, an `interview` is
 * offered or cancelled, and it was `approved`, `denied` or `revoked`. For reviewers: one was `submitted`, its applicant `answered` a message, or
 * `appealed`. Of one's own account: it was warned, restricted, suspended or banned (`punished`), that is over before its time (`lifted`), or an appeal was
 * rejected; the file with its data can be fetched (`export_ready`); somebody, it should be oneself, asked for its deletion; for moderators: somebody `appealed`..
 * `inbox.assigned`: somebody gave one an item of the inbox. `stream.live`: a streamer whom one follows has begun, once for each session. Of one's own channel: it was
 * `approved`, or staff `stopped` it (declined, suspended, ended), and `restored` it. An event that one hosts was `published` or `declined`; one to which one goes or may come has
 * `changed`, was `cancelled`, begins soon (`reminder`), or its hosts wrote a `message`; `promoted`: one has moved up from its waitlist.
 * Of real estate: something newly offered fits a saved search (`match`); somebody makes an `offer` for what is one's own, or one's own offer was `offer_decided`; one was `outbid`; one has a property
 * once it is paid in the game (`reserved`, for both sides); it was paid (`settled`) or fell through (`cancelled`); one's listing `ended` without anybody; a `message` about a listing; somebody has booked a
 * `viewing`, it begins soon, or it was cancelled; a rent is due or overdue; a tenancy ends.
 * `site.troubled`: something that keeps the site running needs somebody, see `SITE_TROUBLES`.
 */
export const NOTIFICATION_TYPES = {
  'article.published': { inApp: true, email: true, push: true, needs: null, marketing: true },
  'article.submitted': { inApp: true, email: true, push: false, needs: 'news.publish' },
  'article.sent_back': { inApp: true, email: true, push: true, needs: 'news.write' },
  'article.released': { inApp: true, email: true, push: true, needs: 'news.write' },
  'comment.posted': { inApp: true, email: false, push: true, needs: null },
  'comment.held': { inApp: true, email: false, push: false, needs: 'comments.moderate' },
  'comment.reported': { inApp: true, email: false, push: true, needs: 'comments.moderate' },
  'comment.released': { inApp: true, email: false, push: true, needs: null },
  'comment.replied': { inApp: true, email: false, push: true, needs: null },
  'comment.mentioned': { inApp: true, email: false, push: true, needs: null },
  'report.upheld': { inApp: true, email: false, push: false, needs: null },
  'report.dismissed': { inApp: true, email: false, push: false, needs: null },
  'application.submitted': { inApp: true, email: false, push: false, needs: 'applications.review' },
  'application.message': { inApp: true, email: true, push: true, needs: null },
  'application.changes': { inApp: true, email: true, push: true, needs: null },
  'application.interview': { inApp: true, email: true, push: true, needs: null },
  'application.approved': { inApp: true, email: true, push: true, needs: null },
  'application.denied': { inApp: true, email: true, push: true, needs: null },
  'application.revoked': { inApp: true, email: true, push: true, needs: null },
  'application.answered': { inApp: true, email: false, push: false, needs: 'applications.review' },
  'application.appealed': { inApp: true, email: true, push: false, needs: 'applications.decide' },
  'account.punished': { inApp: true, email: true, push: true, needs: null },
  'account.lifted': { inApp: true, email: true, push: true, needs: null },
  'account.appeal_rejected': { inApp: true, email: true, push: true, needs: null },
  'account.appealed': { inApp: true, email: true, push: false, needs: 'members.moderate' },
  'inbox.assigned': { inApp: true, email: false, push: true, needs: null },
  'stream.live': { inApp: true, email: false, push: true, needs: null },
  'stream.approved': { inApp: true, email: true, push: true, needs: null },
  'stream.stopped': { inApp: true, email: true, push: true, needs: null },
  'stream.restored': { inApp: true, email: true, push: true, needs: null },
  'event.invited': { inApp: true, email: true, push: true, needs: null },
  'event.published': { inApp: true, email: true, push: true, needs: null },
  'event.declined': { inApp: true, email: true, push: true, needs: null },
  'event.changed': { inApp: true, email: true, push: true, needs: null },
  'event.cancelled': { inApp: true, email: true, push: true, needs: null },
  'event.promoted': { inApp: true, email: true, push: true, needs: null },
  'event.reminder': { inApp: true, email: true, push: true, needs: null },
  'event.message': { inApp: true, email: true, push: true, needs: null },
  'estate.match': { inApp: true, email: true, push: true, needs: null },
  'estate.offer': { inApp: true, email: true, push: true, needs: null },
  'estate.offer_decided': { inApp: true, email: true, push: true, needs: null },
  'estate.outbid': { inApp: true, email: true, push: true, needs: null },
  'estate.reserved': { inApp: true, email: true, push: true, needs: null },
  'estate.settled': { inApp: true, email: true, push: true, needs: null },
  'estate.cancelled': { inApp: true, email: true, push: true, needs: null },
  'estate.ended': { inApp: true, email: true, push: false, needs: null },
  'estate.message': { inApp: true, email: true, push: true, needs: null },
  'estate.viewing': { inApp: true, email: true, push: true, needs: null },
  'estate.viewing_reminder': { inApp: true, email: false, push: true, needs: null },
  'estate.viewing_cancelled': { inApp: true, email: true, push: true, needs: null },
  'estate.rent_due': { inApp: true, email: true, push: true, needs: null },
  'estate.rent_overdue': { inApp: true, email: true, push: true, needs: null },
  'estate.tenancy_ends': { inApp: true, email: true, push: true, needs: null },
  'account.export_ready': { inApp: true, email: true, push: false, needs: null },
  'account.deletion_asked': { inApp: true, email: true, push: true, needs: null },
  'release.waits': { inApp: true, email: true, push: true, needs: 'releases.manage' },
  'release.demoted': { inApp: true, email: true, push: true, needs: 'releases.manage' },
  'release.rolled_back': { inApp: true, email: true, push: true, needs: 'releases.manage' },
  'site.troubled': { inApp: true, email: true, push: true, needs: 'dashboard.read' },
} as const satisfies Record<string, NotificationTypeRow>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;
export const NOTIFICATION_TYPE_NAMES = Object.keys(NOTIFICATION_TYPES) as [
  NotificationType,
  ...NotificationType[],
];

/** The row of a type, with the fields that every row may have. */
export function notificationType(type: NotificationType): NotificationTypeRow {
  return NOTIFICATION_TYPES[type];
}

/** The switches of each channel as a whole, as long as a member hasn't chosen. */
export const NOTIFICATION_DEFAULTS = { inApp: true, email: true, push: true, marketing: false } as const;

/** Unread notifications are counted up to here: a page says "99+" for it. */
export const MOST_UNREAD_COUNTED = 100;
