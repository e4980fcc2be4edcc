import {
  type Notification,
  type NotificationType,
  REPORT_REASONS,
  reportReasonOf,
  SITE_TROUBLES,
  siteTroubleOf,
} from '@boardwalk/contracts';
import { TimeText } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ESTATE_SENTENCES } from './estate-sentences.tsx';
import type { Facts, Sentence } from './sentence.ts';

const SENTENCES: Record<NotificationType, Sentence> = {
  'article.published': ({ title }) => <Trans>Published: “{title}”</Trans>,
  'article.submitted': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> submitted “{title}”
      </Trans>
    ) : (
      <Trans>“{title}” was submitted</Trans>
    ),
  'article.sent_back': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> returned “{title}” to you for changes
      </Trans>
    ) : (
      <Trans>“{title}” was returned to you for changes</Trans>
    ),
  'article.released': (facts) => (facts.publishAt ? scheduled(facts, facts.publishAt) : published(facts)),
  'comment.posted': ({ who, title, count }) => (
    <Counted
      count={count}
      one={
        <Trans>
          <b>{who}</b> commented on “{title}”
        </Trans>
      }
      several={
        <Trans>
          <Plural value={count} one="# new comment" other="# new comments" /> on “{title}”, the last by{' '}
          <b>{who}</b>
        </Trans>
      }
    />
  ),
  'comment.held': ({ who, title, count }) => (
    <Counted
      count={count}
      one={
        <Trans>
          A comment by <b>{who}</b> on “{title}” is waiting for review
        </Trans>
      }
      several={
        <Trans>
          <Plural value={count} one="# comment" other="# comments" /> on “{title}” wait for you
        </Trans>
      }
    />
  ),
  'comment.reported': ({ title, count }) => <Reported note={title} count={count} />,
  'comment.released': ({ title }) => <Trans>Your comment on “{title}” is now visible to everyone</Trans>,
  'comment.replied': ({ who, title }) => (
    <Trans>
      <b>{who}</b> replied to your comment on “{title}”
    </Trans>
  ),
  'comment.mentioned': ({ who, title }) => (
    <Trans>
      <b>{who}</b> mentioned you in a comment on “{title}”
    </Trans>
  ),
  'report.upheld': ({ title }) => <Trans>The comment on “{title}” that you reported was removed</Trans>,
  'report.dismissed': ({ title }) => (
    <Trans>A moderator reviewed the comment on “{title}” that you reported and kept it</Trans>
  ),
  'application.submitted': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> submitted an application: “{title}”
      </Trans>
    ) : (
      <Trans>An application was submitted: “{title}”</Trans>
    ),
  'application.message': ({ title }) => (
    <Trans>The staff wrote to you about your application “{title}”</Trans>
  ),
  'application.changes': ({ title }) => <Trans>Your application “{title}” needs changes</Trans>,
  'application.interview': ({ title }) => (
    <Trans>There is news about the interview for your application “{title}”</Trans>
  ),
  'application.approved': ({ title }) => <Trans>Your application “{title}” was approved</Trans>,
  'application.denied': ({ title }) => <Trans>Your application “{title}” was denied</Trans>,
  'application.revoked': ({ title }) => <Trans>The approval of your application “{title}” was revoked</Trans>,
  'application.answered': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> wrote about their application “{title}”
      </Trans>
    ) : (
      <Trans>An applicant wrote about “{title}”</Trans>
    ),
  'application.appealed': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> appeals against the decision about “{title}”
      </Trans>
    ) : (
      <Trans>There is an appeal against the decision about “{title}”</Trans>
    ),
  'account.punished': ({ title }) => (
    <Trans>The staff warned you or restricted your account: “{title}”</Trans>
  ),
  'account.lifted': ({ title }) => (
    <Trans>A warning or restriction of your account has ended: “{title}”</Trans>
  ),
  'account.appeal_rejected': ({ title }) => <Trans>Your appeal about “{title}” was rejected</Trans>,
  'account.appealed': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> appeals against a punishment: “{title}”
      </Trans>
    ) : (
      <Trans>There is an appeal against a punishment: “{title}”</Trans>
    ),
  'inbox.assigned': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> assigned an inbox item to you: “{title}”
      </Trans>
    ) : (
      <Trans>An inbox item was assigned to you: “{title}”</Trans>
    ),
  'stream.live': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> is live: “{title}”
      </Trans>
    ) : (
      <Trans>A stream has begun: “{title}”</Trans>
    ),
  'stream.approved': () => <Trans>You are a streamer now: plan your first stream</Trans>,
  'stream.stopped': ({ title }) => <Trans>The staff have decided about your channel: “{title}”</Trans>,
  'stream.restored': () => <Trans>Your channel is shown again</Trans>,
  'event.invited': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> asks you to host “{title}”
      </Trans>
    ) : (
      <Trans>You are asked to host “{title}”</Trans>
    ),
  'event.published': ({ title }) => <Trans>Your event “{title}” was published</Trans>,
  'event.declined': ({ title }) => <Trans>Your event “{title}” was declined. Read the reason</Trans>,
  'event.changed': ({ title, publishAt }) =>
    publishAt ? (
      <Trans>
        “{title}” has changed: it begins <TimeText at={publishAt} as="zoned" />
      </Trans>
    ) : (
      <Trans>“{title}” has changed</Trans>
    ),
  'event.cancelled': ({ title }) => <Trans>“{title}” was cancelled</Trans>,
  'event.promoted': ({ title }) => (
    <Trans>You have moved up from the waitlist: you are going to “{title}”</Trans>
  ),
  'event.reminder': ({ title, publishAt }) =>
    publishAt ? (
      <Trans>
        “{title}” begins <TimeText at={publishAt} as="zoned" />
      </Trans>
    ) : (
      <Trans>“{title}” begins soon</Trans>
    ),
  'event.message': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> wrote to the guests of {title}
      </Trans>
    ) : (
      <Trans>A message to the guests of {title}</Trans>
    ),
  ...ESTATE_SENTENCES,
  'account.export_ready': () => <Trans>The file with your data is ready in your settings</Trans>,
  'account.deletion_asked': ({ title }) => (
    <Trans>Your account will be deleted on {title}, as requested</Trans>
  ),
  'release.waits': ({ title }) => <Trans>A version is waiting for approval: {title}</Trans>,
  'release.demoted': ({ title }) => <Trans>A version failed for visitors and was rolled back: {title}</Trans>,
  'release.rolled_back': ({ title }) => <Trans>Your release was rolled back: {title}</Trans>,
  'site.troubled': ({ title }) => <Troubled trouble={title} />,
};

function Troubled({ trouble }: { trouble: string }) {
  const { i18n } = useLingui();
  const known = siteTroubleOf(trouble);
  return <>{known ? i18n._(SITE_TROUBLES[known]) : trouble}</>;
}

function Reported({ note, count }: { note: string; count: number }) {
  const { i18n } = useLingui();
  const reason = reportReasonOf(note);
  const why = reason ? i18n._(REPORT_REASONS[reason]) : note;
  return count === 1 ? (
    <Trans>A comment was reported: “{why}”</Trans>
  ) : (
    <Trans>
      <Plural value={count} one="# report" other="# reports" /> of one comment, the last: “{why}”
    </Trans>
  );
}

const published: Sentence = ({ who, title }) =>
  who ? (
    <Trans>
      <b>{who}</b> published your article “{title}”
    </Trans>
  ) : (
    <Trans>Your article “{title}” was published</Trans>
  );

function scheduled({ who, title }: Facts, publishAt: string): ReactNode {
  return who ? (
    <Trans>
      <b>{who}</b> scheduled your article “{title}” for <TimeText at={publishAt} as="zoned" />
    </Trans>
  ) : (
    <Trans>
      Your article “{title}” will be published on <TimeText at={publishAt} as="zoned" />
    </Trans>
  );
}

function Counted({ count, one, several }: { count: number; one: ReactNode; several: ReactNode }) {
  return count === 1 ? one : several;
}

/** The event as one sentence in the reader's language. */
export function NotificationSentence({
  notification: { type, actor, facts },
}: {
  notification: Notification;
}) {
  return SENTENCES[type]({ who: actor && (actor.fullName || actor.username), ...facts });
}
