import { ESTATE_LIMITS, type Listing, OFFER_HOURS, type Offer } from '@boardwalk/contracts';
import {
  call,
  FormDialog,
  FormField,
  Text,
  Textarea,
  toast,
  useIdempotencyKey,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { listingQuery } from '../../deals/queries.ts';
import { parseMoney, useMoney } from '../../estate/money.ts';
import { MoneyField } from '../../estate/money-field.tsx';

interface OfferDialogProps {
  listing: Listing;
  onClose: () => void;
}

interface OfferBody {
  amount: number;
  message: string;
}

/** Dialog to offer a different price. */
export function OfferDialog({ listing, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const queries = useQueryClient();
  const withKey = useIdempotencyKey();
  const price = money(listing.price);
  const send = (body: OfferBody) =>
    withKey(body, (idempotencyKey) =>
      call('POST /api/listings/:id/offers', { params: { id: listing.id }, body }, { idempotencyKey }),
    );
  return (
    <FormDialog<{ amount: string; message: string }, OfferBody, Offer>
      title={<Trans>Make an offer</Trans>}
      submitLabel={<Trans>Send offer</Trans>}
      onClose={onClose}
      defaultValues={{ amount: '', message: '' }}
      body={({ amount, message }) => ({ amount: parseMoney(amount) ?? 0, message: message.trim() })}
      onSubmit={send}
      onSaved={() => {
        toast.add({ description: t`Offer sent. You will be notified of the answer.`, tone: 'success' });
      }}
      onRefused={() => {
        // The listing may have changed meanwhile.
        void queries.invalidateQueries({ queryKey: listingQuery(listing.id).queryKey });
        return false;
      }}
      failure={t`Your offer could not be sent. What you entered is kept: try again.`}
      draft={{ area: 'estate-offer', id: listing.id }}
    >
      {({ control }) => (
        <>
          <MoneyField
            control={control}
            name="amount"
            label={listing.kind === 'rent' ? t`Your offer per week` : t`Your offer`}
            helperText={<Trans>Asking price: {price}</Trans>}
          />
          <FormField
            control={control}
            name="message"
            label={t`Message`}
            helperText={t`Optional.`}
            limit={ESTATE_LIMITS.message}
          >
            {(field) => <Textarea {...field} rows={3} maxLength={ESTATE_LIMITS.message} />}
          </FormField>
          <Text textStyle="sm" color="fg.muted">
            <Trans>
              Your offer is valid for {OFFER_HOURS} hours unless you withdraw it. If it is accepted, the
              property is reserved for you and you pay in the game.
            </Trans>
          </Text>
        </>
      )}
    </FormDialog>
  );
}
