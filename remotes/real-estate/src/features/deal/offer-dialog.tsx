import { ESTATE_LIMITS, type Listing, OFFER_HOURS, type Offer } from '@boardwalk/contracts';
import {
  call,
  chakra,
  FormDialog,
  FormField,
  Text,
  Textarea,
  toast,
  useIdempotencyKey,
  useQueryClient,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { listingQuery } from '../../deals/queries.ts';
import { parseMoney, useMoney } from '../../estate/money.ts';
import { MoneyField } from '../../estate/money-field.tsx';
import { formatShare, priceShare } from '../../estate/price-share.ts';

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
            helperText={
              <>
                <Trans>Asking price: {price}</Trans>
                <Watch
                  control={control}
                  name="amount"
                  render={(amount) => <Share amount={parseMoney(amount)} price={listing.price} />}
                />
              </>
            }
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

/** Share from which an offer is marked as far below the price, in percent. */
const FAR_BELOW = -50;

/** Shows how far the typed amount is from the asking price. Without one, its line is empty, so that nothing moves. */
function Share({ amount, price }: { amount: number | undefined; price: number }) {
  const { i18n } = useLingui();
  const share = amount ? priceShare(amount, price) : 0;
  const percent = formatShare(share, i18n.locale);
  return (
    <chakra.span
      display="block"
      minH="1.5em"
      fontWeight="600"
      color={share <= FAR_BELOW ? 'sodium.fg' : 'fg'}
      aria-live="polite"
    >
      {share < 0 && <Trans>{percent} below asking price</Trans>}
      {share > 0 && <Trans>{percent} above asking price</Trans>}
    </chakra.span>
  );
}
