import type { NotificationChannel, NotificationType } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface TypeLabels {
  name: MessageDescriptor;
  /** Event that triggers the notification. */
  about: MessageDescriptor;
}

export const TYPE_LABELS: Record<NotificationType, TypeLabels> = {
  'article.published': { name: msg`New articles`, about: msg`A new article was published.` },
  'article.submitted': {
    name: msg`Articles submitted for review`,
    about: msg`An article is waiting for an editor.`,
  },
  'article.sent_back': {
    name: msg`Articles returned for changes`,
    about: msg`An editor returned your article for changes.`,
  },
  'article.released': {
    name: msg`Your articles published`,
    about: msg`An editor publishes or schedules your article.`,
  },
  'comment.posted': {
    name: msg`Comments on your articles and events`,
    about: msg`Several comments in a row are grouped.`,
  },
  'comment.held': {
    name: msg`Comments awaiting approval`,
    about: msg`A member’s first comment, or a reported one.`,
  },
  'comment.reported': {
    name: msg`Reported comments`,
    about: msg`Includes the reason. Several reports of one comment are grouped.`,
  },
  'comment.released': { name: msg`Your comments`, about: msg`A moderator approved your comment.` },
  'comment.replied': { name: msg`Replies to your comments`, about: msg`Someone replies to your comment.` },
  'comment.mentioned': { name: msg`Mentions`, about: msg`Someone mentions you in a comment.` },
  'report.upheld': { name: msg`Accepted reports`, about: msg`The comment you reported was removed.` },
  'report.dismissed': {
    name: msg`Rejected reports`,
    about: msg`The comment you reported was reviewed and stays.`,
  },
  'application.submitted': {
    name: msg`Applications submitted`,
    about: msg`An application is waiting for review.`,
  },
  'application.message': {
    name: msg`Messages about your application`,
    about: msg`The team sent you a message.`,
  },
  'application.changes': {
    name: msg`Changes to your application`,
    about: msg`The team asks you to change your application.`,
  },
  'application.interview': {
    name: msg`Interviews`,
    about: msg`You are invited to an interview, or it is cancelled.`,
  },
  'application.approved': { name: msg`Approved applications`, about: msg`Your application was approved.` },
  'application.denied': { name: msg`Denied applications`, about: msg`Your application was denied.` },
  'application.revoked': {
    name: msg`Revoked approvals`,
    about: msg`The approval of your application was revoked.`,
  },
  'application.answered': {
    name: msg`Messages from applicants`,
    about: msg`An applicant wrote to the team.`,
  },
  'application.appealed': { name: msg`Appeals`, about: msg`An applicant appeals against a decision.` },
  'account.punished': {
    name: msg`Your account`,
    about: msg`The team warned you or restricted your account.`,
  },
  'account.lifted': {
    name: msg`Warnings and restrictions that end`,
    about: msg`A warning or restriction of your account has ended.`,
  },
  'account.appeal_rejected': {
    name: msg`Rejected appeals`,
    about: msg`Your appeal was rejected. Includes the answer.`,
  },
  'account.export_ready': { name: msg`Your data`, about: msg`The file you requested is ready.` },
  'account.deletion_asked': {
    name: msg`Deletion of your account`,
    about: msg`Someone requested the deletion of your account.`,
  },
  'account.appealed': {
    name: msg`Appeals of members`,
    about: msg`A member appeals against a warning or punishment.`,
  },
  'stream.live': { name: msg`Streams you follow`, about: msg`A streamer you follow goes live.` },
  'stream.approved': {
    name: msg`Your application as a streamer`,
    about: msg`Your application was approved.`,
  },
  'stream.stopped': {
    name: msg`Your channel`,
    about: msg`The team declined, suspended or closed your channel.`,
  },
  'stream.restored': {
    name: msg`Your channel is restored`,
    about: msg`The team ended the suspension of your channel.`,
  },
  'event.invited': { name: msg`Invitations to host`, about: msg`Someone invites you to host an event.` },
  'event.published': { name: msg`Your events`, about: msg`An event you host was published.` },
  'event.declined': { name: msg`Declined events`, about: msg`An event you proposed was declined.` },
  'event.changed': {
    name: msg`Changed events`,
    about: msg`The time or place of an event you RSVP’d to changed.`,
  },
  'event.cancelled': {
    name: msg`Cancelled events`,
    about: msg`An event you RSVP’d to was cancelled.`,
  },
  'event.promoted': { name: msg`Waitlists`, about: msg`You got a place from the waitlist.` },
  'event.reminder': {
    name: msg`Reminders`,
    about: msg`A day and an hour before events you RSVP’d to.`,
  },
  'event.message': {
    name: msg`Messages from hosts`,
    about: msg`The hosts of an event write to their guests.`,
  },
  'estate.match': {
    name: msg`Saved searches`,
    about: msg`A new listing matches one of your saved searches.`,
  },
  'estate.offer': {
    name: msg`Offers for your properties`,
    about: msg`A member makes an offer for your property.`,
  },
  'estate.offer_decided': { name: msg`Your offers`, about: msg`Your offer was accepted or declined.` },
  'estate.outbid': { name: msg`Auctions`, about: msg`You were outbid.` },
  'estate.reserved': { name: msg`Reserved properties`, about: msg`A deal needs to be paid in the game.` },
  'estate.settled': {
    name: msg`Paid deals and rent`,
    about: msg`A purchase, sale or rent payment of yours was completed.`,
  },
  'estate.cancelled': { name: msg`Cancelled deals`, about: msg`A deal wasn’t paid.` },
  'estate.ended': { name: msg`Expired listings`, about: msg`Your listing expired without a deal.` },
  'estate.message': { name: msg`Messages about properties`, about: msg`A buyer or seller writes to you.` },
  'estate.viewing': { name: msg`Viewings`, about: msg`A member books a viewing of your property.` },
  'estate.viewing_reminder': { name: msg`Upcoming viewings`, about: msg`An hour before your viewing.` },
  'estate.viewing_cancelled': {
    name: msg`Cancelled viewings`,
    about: msg`A viewing you booked or offered was cancelled.`,
  },
  'estate.rent_due': { name: msg`Rent due`, about: msg`Your rent is due in a few days.` },
  'estate.rent_overdue': {
    name: msg`Overdue rent`,
    about: msg`Rent you owe or receive wasn’t paid on time.`,
  },
  'estate.tenancy_ends': { name: msg`Ending tenancies`, about: msg`Notice was given, or a tenancy ended.` },
  'inbox.assigned': {
    name: msg`Staff inbox`,
    about: msg`Someone assigns an inbox item to you.`,
  },
  'release.waits': {
    name: msg`Releases waiting for approval`,
    about: msg`A team published a version that needs approval.`,
  },
  'release.demoted': { name: msg`Releases rolled back`, about: msg`A version failed for visitors.` },
  'release.rolled_back': {
    name: msg`Your releases rolled back`,
    about: msg`Someone rolled back a version that was published with your deploy token.`,
  },
  'app.notice': { name: msg`Apps`, about: msg`Notifications of apps of this community.` },
  'site.troubled': {
    name: msg`Site alerts`,
    about: msg`A backup failed, the disk is almost full, or jobs pile up.`,
  },
};

export const CHANNEL_LABELS: Record<NotificationChannel, MessageDescriptor> = {
  inApp: msg`Site`,
  email: msg`E-mail`,
  push: msg`Push`,
};
