import type { ErrorCode } from '@boardwalk/contracts';
import { errorMessage, RequestError } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Returns a function for the message of a failed action on a property: what happened, what was preserved, what to do. */
export function useRefusals(): (error: unknown) => string {
  const { t } = useLingui();
  const messages: Partial<Record<ErrorCode, string>> = {
    LISTING_STATE_REFUSED: t`This listing is no longer available. Someone else was faster, or it has ended. Nothing was sent.`,
    LISTING_STALE: t`This listing has changed. Review it and try again.`,
    LISTING_HAS_BIDS: t`This auction has bids and can’t be withdrawn.`,
    LISTING_OWN: t`This is your own property.`,
    PROPERTY_OFFERED: t`This property already has a listing. Withdraw it first. Your draft is kept.`,
    PROPERTY_LET: t`This property is rented. You can rent it out again when the tenancy has ended. Your draft is kept.`,
    OFFER_STATE_REFUSED: t`This offer has already been decided or has expired. Nothing was changed.`,
    OFFER_PENDING: t`You already have a pending offer for this property. Withdraw it before you make another one.`,
    VIEWING_STATE_REFUSED: t`This viewing is no longer available. Choose another one.`,
    VIEWING_BOOKED: t`You have booked another viewing of this property. Cancel it first.`,
    TENANCY_STALE: t`This tenancy has changed. Review it and try again.`,
    TENANCY_STATE_REFUSED: t`This tenancy can’t be ended this way in its current state.`,
  };
  return (error) => {
    const known = error instanceof RequestError && error.code ? messages[error.code] : undefined;
    if (known) return known;
    if (error instanceof RequestError && error.status === 0)
      return t`The server could not be reached. Try again. Nothing will be counted twice.`;
    return errorMessage(error);
  };
}
