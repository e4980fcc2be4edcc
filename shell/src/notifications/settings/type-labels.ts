import type { NotificationChannel, NotificationType } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface TypeWords {
  name: MessageDescriptor;
  /** When somebody hears of it. */
  about: MessageDescriptor;
}

export const TYPE_WORDS: Record<NotificationType, TypeWords> = {
  'article.published': { name: msg`New articles`, about: msg`The paper has something new.` },
  'article.submitted': { name: msg`Articles handed in`, about: msg`An author waits for an editor.` },
  'article.sent_back': { name: msg`Articles given back`, about: msg`Yours needs more work.` },
  'article.released': {
    name: msg`Your articles come out`,
    about: msg`An editor publishes or schedules one.`,
  },
  'comment.posted': {
    name: msg`Comments on your articles and events`,
    about: msg`Several in a row count as one.`,
  },
  'comment.held': { name: msg`Comments that wait`, about: msg`Somebody’s first, or one that was reported.` },
  'comment.reported': {
    name: msg`Reported comments`,
    about: msg`With the reason. Several of one comment count as one.`,
  },
  'comment.released': { name: msg`Your comments`, about: msg`A moderator has let one through.` },
  'application.submitted': { name: msg`Applications handed in`, about: msg`One waits for a reviewer.` },
  'application.message': { name: msg`Messages about your application`, about: msg`The staff write to you.` },
  'application.changes': { name: msg`Changes to your application`, about: msg`The staff ask you for them.` },
  'application.interview': {
    name: msg`Interviews`,
    about: msg`You are invited to one, or it is cancelled.`,
  },
  'application.approved': { name: msg`Approved applications`, about: msg`Yours was approved.` },
  'application.denied': { name: msg`Denied applications`, about: msg`Yours was denied.` },
  'application.revoked': { name: msg`Approvals taken back`, about: msg`Yours doesn’t count any more.` },
  'application.answered': { name: msg`Messages from applicants`, about: msg`One has written to the staff.` },
  'application.appealed': { name: msg`Appeals`, about: msg`Somebody else than the decider judges one.` },
  'account.punished': { name: msg`Your account`, about: msg`The staff warned you or limited it.` },
  'account.lifted': { name: msg`Warnings and limits that end`, about: msg`One of yours is over.` },
  'account.appeal_rejected': { name: msg`Rejected appeals`, about: msg`Yours, with the answer.` },
  'account.export_ready': { name: msg`Your data`, about: msg`The file that you asked for is ready.` },
  'account.deletion_asked': { name: msg`Deletion of your account`, about: msg`Somebody asked for it.` },
  'account.appealed': { name: msg`Appeals of members`, about: msg`Another moderator decides.` },
  'stream.live': { name: msg`Streams`, about: msg`Somebody whom you follow goes live.` },
  'stream.approved': { name: msg`Your application as a streamer`, about: msg`It was approved.` },
  'stream.stopped': { name: msg`Your channel`, about: msg`The staff declined, suspended or ended it.` },
  'stream.restored': { name: msg`Your channel is back`, about: msg`The staff ended its suspension.` },
  'event.published': { name: msg`Your events`, about: msg`An event that you host was published.` },
  'event.declined': { name: msg`Declined events`, about: msg`An event that you proposed was declined.` },
  'event.changed': {
    name: msg`Changes of events`,
    about: msg`Time or place change of what you go to or may come to.`,
  },
  'event.cancelled': {
    name: msg`Cancelled events`,
    about: msg`Something that you wanted to go to was cancelled.`,
  },
  'event.promoted': { name: msg`Waitlists`, about: msg`You have moved up and are going.` },
  'event.reminder': {
    name: msg`Reminders`,
    about: msg`A day and an hour before what you go to or may come to.`,
  },
  'event.message': { name: msg`Messages of hosts`, about: msg`The hosts of an event write to its guests.` },
  'inbox.assigned': {
    name: msg`The inbox of the staff`,
    about: msg`Somebody gives you something to work on.`,
  },
  'release.demoted': { name: msg`Releases taken back`, about: msg`A version failed for visitors.` },
};

export const CHANNEL_WORDS: Record<NotificationChannel, MessageDescriptor> = {
  inApp: msg`Site`,
  email: msg`E-mail`,
  push: msg`Push`,
};
