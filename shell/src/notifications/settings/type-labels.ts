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
  'comment.posted': { name: msg`Comments on your articles`, about: msg`Several in a row count as one.` },
  'comment.held': { name: msg`Comments that wait`, about: msg`Somebody’s first, or one that was reported.` },
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
  'release.demoted': { name: msg`Releases taken back`, about: msg`A version failed for visitors.` },
};

export const CHANNEL_WORDS: Record<NotificationChannel, MessageDescriptor> = {
  inApp: msg`Site`,
  email: msg`E-mail`,
  push: msg`Push`,
};
