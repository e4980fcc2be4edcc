import type { Notification, NotificationType } from '@boardwalk/contracts';
import { TimeText } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Sentence = (facts: Facts) => ReactNode;

interface Facts {
  /** Who did it, or null when the time had come by itself. */
  who: string | null;
  title: string;
  count: number;
  publishAt: string | null;
}

const SENTENCES: Record<NotificationType, Sentence> = {
  'article.published': ({ title }) => <Trans>In the paper: “{title}”</Trans>,
  'article.submitted': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> handed in “{title}”
      </Trans>
    ) : (
      <Trans>“{title}” was handed in</Trans>
    ),
  'article.sent_back': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> gave “{title}” back to you
      </Trans>
    ) : (
      <Trans>“{title}” was given back to you</Trans>
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
          A comment by <b>{who}</b> on “{title}” waits for you
        </Trans>
      }
      several={
        <Trans>
          <Plural value={count} one="# comment" other="# comments" /> on “{title}” wait for you
        </Trans>
      }
    />
  ),
  'comment.released': ({ title }) => <Trans>Your comment on “{title}” is there for everybody now</Trans>,
  'application.submitted': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> handed in an application: “{title}”
      </Trans>
    ) : (
      <Trans>An application was handed in: “{title}”</Trans>
    ),
  'application.message': ({ title }) => (
    <Trans>The staff wrote to you about your application “{title}”</Trans>
  ),
  'application.changes': ({ title }) => <Trans>Your application “{title}” needs changes</Trans>,
  'application.interview': ({ title }) => (
    <Trans>There is news of the interview about your application “{title}”</Trans>
  ),
  'application.approved': ({ title }) => <Trans>Your application “{title}” was approved</Trans>,
  'application.denied': ({ title }) => <Trans>Your application “{title}” was denied</Trans>,
  'application.revoked': ({ title }) => (
    <Trans>The approval of your application “{title}” was taken back</Trans>
  ),
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
  'release.demoted': ({ title }) => <Trans>A version failed for visitors and was taken back: {title}</Trans>,
};

const published: Sentence = ({ who, title }) =>
  who ? (
    <Trans>
      <b>{who}</b> published your article “{title}”
    </Trans>
  ) : (
    <Trans>Your article “{title}” is out</Trans>
  );

function scheduled({ who, title }: Facts, publishAt: string): ReactNode {
  return who ? (
    <Trans>
      <b>{who}</b> scheduled your article “{title}” for <TimeText at={publishAt} as="long" />
    </Trans>
  ) : (
    <Trans>
      Your article “{title}” comes out on <TimeText at={publishAt} as="long" />
    </Trans>
  );
}

function Counted({ count, one, several }: { count: number; one: ReactNode; several: ReactNode }) {
  return count === 1 ? one : several;
}

/** What has happened, as one sentence in the reader's language. */
export function NotificationSentence({
  notification: { type, actor, facts },
}: {
  notification: Notification;
}) {
  return SENTENCES[type]({ who: actor && (actor.fullName || actor.username), ...facts });
}
