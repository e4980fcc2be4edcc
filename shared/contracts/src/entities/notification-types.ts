import type { Permission } from '../access/permissions.ts';

/** Delivery channels of a notification. */
export const NOTIFICATION_CHANNELS = ['inApp', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

interface NotificationTypeRow extends Record<NotificationChannel, boolean> {
  /** Required permission. Members without it never get the notification and don't see its setting. Null for all members. */
  needs: Permission | null;
  /** Marks a type that is sent to all members without concerning them: by e-mail only to members who have `marketing` on as well. */
  marketing?: true;
}

/**
 * Notification types, with the default of each channel.
 * - `sent_back` and `released` (published or scheduled): another member decided on the recipient's article.
 * - `comment.posted`: below the recipient's article or event. `comment.held`, `comment.reported`: waits for a moderator. `comment.released`: a
 *   moderator approved the recipient's comment. `comment.replied`: a reply to the recipient's comment. `comment.mentioned`: a mention of the
 *   recipient.
 * - `report.upheld`, `report.dismissed`: the reported comment was removed, or stays.
 * - `release.waits`: a version of a remote waits for approval. `release.demoted`: one failed for visitors and was rolled back automatically.
 *   `release.rolled_back`: another member rolled back a version that was published with the recipient's deploy token.
 * - The recipient's application: a `message` of the staff, requested `changes`, an `interview` offered or canceled, `approved`, `denied`, `revoked`.
 *   For reviewers: `submitted`, the applicant `answered` a message, or `appealed`.
 * - The recipient's account: `punished` (warned, restricted, suspended or banned), `lifted` early, a rejected appeal, `export_ready`, a requested
 *   deletion. For moderators: `appealed`.
 * - `inbox.assigned`: an inbox item was assigned to the recipient.
 * - `stream.live`: a followed streamer went live, once per session. The recipient's channel: `approved`, `stopped` by staff (declined, suspended,
 *   ended), `restored`.
 * - An event that the recipient hosts: `published` or `declined`. One that they attend or may attend: `changed`, `cancelled`, `reminder`, a `message`
 *   of the hosts; `promoted` from the waiting list.
 * - Real estate: a new `match` of a saved search; an `offer` for the recipient's property, or `offer_decided` for their own offer; `outbid`;
 *   `reserved` until paid in the game (both sides), `settled` or `cancelled`; a listing `ended` without a buyer; a `message` about a listing; a
 *   `viewing` was booked, begins soon or was canceled; a rent is due or overdue; a tenancy ends.
 * - `app.notice`: a kind of an app (a remote with a backend), which has its own defaults and its own switch, see `RemoteNotification`.
 * - `site.troubled`: an operational problem needs attention, see `SITE_TROUBLES`.
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
  'app.notice': { inApp: true, email: true, push: true, needs: null },
  'site.troubled': { inApp: true, email: true, push: true, needs: 'dashboard.read' },
} as const satisfies Record<string, NotificationTypeRow>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;
export const NOTIFICATION_TYPE_NAMES = Object.keys(NOTIFICATION_TYPES) as [
  NotificationType,
  ...NotificationType[],
];

/** Returns the row of a type, typed with all optional fields. */
export function notificationType(type: NotificationType): NotificationTypeRow {
  return NOTIFICATION_TYPES[type];
}

/** Default of each channel's main switch. */
export const NOTIFICATION_DEFAULTS = { inApp: true, email: true, push: true, marketing: false } as const;

/** Maximum count of unread notifications; pages show "99+" for it. */
export const MAX_UNREAD_COUNTED = 100;
