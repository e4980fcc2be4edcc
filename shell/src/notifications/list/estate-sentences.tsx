import type { NotificationType } from '@boardwalk/contracts';
import { TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { Sentence } from './sentence.ts';

/** Sentences of real estate notifications. */
export const ESTATE_SENTENCES: Record<Extract<NotificationType, `estate.${string}`>, Sentence> = {
  'estate.match': ({ title }) => <Trans>New listing: “{title}” matches one of your saved searches</Trans>,
  'estate.offer': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> made an offer for “{title}”
      </Trans>
    ) : (
      <Trans>New offer for “{title}”</Trans>
    ),
  'estate.offer_decided': ({ title }) => <Trans>Your offer for “{title}” was answered</Trans>,
  'estate.outbid': ({ title }) => <Trans>You were outbid: “{title}”</Trans>,
  'estate.reserved': ({ title }) => <Trans>“{title}” is reserved until it is paid in the game</Trans>,
  'estate.settled': ({ title }) => <Trans>“{title}” was paid</Trans>,
  'estate.cancelled': ({ title }) => <Trans>The deal for “{title}” was cancelled: it wasn’t paid</Trans>,
  'estate.ended': ({ title }) => <Trans>Your listing of “{title}” has expired</Trans>,
  'estate.message': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> wrote to you about “{title}”
      </Trans>
    ) : (
      <Trans>New message about “{title}”</Trans>
    ),
  'estate.viewing': ({ who, title }) =>
    who ? (
      <Trans>
        <b>{who}</b> booked a viewing of “{title}”
      </Trans>
    ) : (
      <Trans>A viewing of “{title}” was booked</Trans>
    ),
  'estate.viewing_reminder': ({ title, publishAt }) =>
    publishAt ? (
      <Trans>
        Your viewing of “{title}” begins <TimeText at={publishAt} as="zoned" />
      </Trans>
    ) : (
      <Trans>Your viewing of “{title}” begins soon</Trans>
    ),
  'estate.viewing_cancelled': ({ title }) => <Trans>A viewing of “{title}” was cancelled</Trans>,
  'estate.rent_due': ({ title, publishAt }) =>
    publishAt ? (
      <Trans>
        The rent for “{title}” is due <TimeText at={publishAt} />
      </Trans>
    ) : (
      <Trans>The rent for “{title}” is due</Trans>
    ),
  'estate.rent_overdue': ({ title }) => <Trans>A rent payment for “{title}” is overdue</Trans>,
  'estate.tenancy_ends': ({ title, publishAt }) =>
    publishAt ? (
      <Trans>
        The tenancy of “{title}” ends <TimeText at={publishAt} />
      </Trans>
    ) : (
      <Trans>The tenancy of “{title}” is over</Trans>
    ),
};
