import type { Listing } from '@boardwalk/contracts';
import { Button, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoveDialog } from './move-dialog.tsx';
import { useWithdrawListing } from './use-withdraw-listing.ts';

interface WithdrawListingProps {
  listing: Listing;
  onDone?: (listing: Listing) => void;
}

/** Withdraws a listing, or removes a draft, after a confirmation. */
export function WithdrawListing({ listing, onDone }: WithdrawListingProps) {
  const { t } = useLingui();
  const withdraw = useWithdrawListing(listing);
  const draft = listing.state === 'draft';
  return (
    <MoveDialog
      trigger={
        <Button size="sm" variant="outline">
          {draft ? <Trans>Delete draft</Trans> : <Trans>Withdraw listing</Trans>}
        </Button>
      }
      title={draft ? t`Delete draft?` : t`Withdraw listing?`}
      confirmLabel={draft ? t`Delete` : t`Withdraw`}
      onConfirm={async () => {
        const withdrawn = await withdraw.mutateAsync();
        onDone?.(withdrawn);
      }}
    >
      <Text>
        {draft ? (
          <Trans>The draft is deleted. The property’s pictures and description are kept.</Trans>
        ) : (
          <Trans>
            Open offers are declined and viewings are cancelled. The members affected will be notified. You
            can list the property again at any time.
          </Trans>
        )}
      </Text>
    </MoveDialog>
  );
}
