import { ESTATE_LIMITS, type Property, SOFT_CLOSE_MINUTES } from '@boardwalk/contracts';
import {
  Button,
  FormField,
  Grid,
  NumberField,
  Stack,
  Text,
  Textarea,
  type UseFormReturn,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseMoney, useMoney } from '../../estate/money.ts';
import { MoneyField } from '../../estate/money-field.tsx';
import { formatShare, priceShare } from '../../estate/price-share.ts';
import { type ListingValues, MAX_DAYS, MAX_HOURS, MIN_HOURS, usualStep } from './listing-values.ts';

interface PriceStepProps {
  form: UseFormReturn<ListingValues>;
  property: Property;
}

/** Step 2: price, duration, and a note. */
export function PriceStep({ form, property }: PriceStepProps) {
  const { t } = useLingui();
  const { control, watch } = form;
  const kind = watch('kind');
  const labels = { sale: t`Price`, rent: t`Rent per week`, auction: t`Starting price` };
  return (
    <Stack gap="6">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 14rem)' }}
        gap="5"
        alignItems="start"
      >
        <MoneyField control={control} name="price" label={labels[kind]} />
        <Watch
          control={control}
          name="price"
          render={(price) => <Guide form={form} property={property} kind={kind} price={parseMoney(price)} />}
        />
      </Grid>
      {kind === 'auction' && (
        <Watch
          control={control}
          name="price"
          render={(price) => <StepField form={form} start={parseMoney(price)} />}
        />
      )}
      {kind === 'auction' ? <HoursField form={form} /> : <DaysField form={form} />}
      <FormField
        control={control}
        name="note"
        label={t`Note`}
        helperText={t`Optional. Anything else that buyers should know.`}
        limit={ESTATE_LIMITS.note}
      >
        {(field) => <Textarea {...field} rows={3} maxLength={ESTATE_LIMITS.note} />}
      </FormField>
    </Stack>
  );
}

interface GuideProps extends PriceStepProps {
  kind: ListingValues['kind'];
  /** The typed price; undefined if it isn't a number. */
  price: number | undefined;
}

/** Estimated value, next to the price. */
function Guide({ form, property: { guidePrice }, kind, price }: GuideProps) {
  const { i18n } = useLingui();
  const money = useMoney();
  const share = price === undefined || kind === 'rent' ? 0 : priceShare(price, guidePrice);
  const percent = formatShare(share, i18n.locale);
  return (
    <Stack gap="1" bg="bg.muted" borderRadius="md" p="3" textStyle="sm" align="start">
      <Text color="fg.muted">
        <Trans>Guide price</Trans>
      </Text>
      <Text fontWeight="700" textStyle="lg" fontVariantNumeric="tabular-nums">
        {money(guidePrice)}
      </Text>
      {share !== 0 && (
        <Text color="fg.muted">
          {share > 0 ? (
            <Trans>Your price is {percent} higher.</Trans>
          ) : (
            <Trans>Your price is {percent} lower.</Trans>
          )}
        </Text>
      )}
      {kind === 'sale' && price !== guidePrice && (
        <Button
          size="xs"
          minH="7"
          variant="outline"
          onClick={() =>
            form.setValue('price', String(guidePrice), { shouldDirty: true, shouldValidate: true })
          }
        >
          <Trans>Use this price</Trans>
        </Button>
      )}
    </Stack>
  );
}

type FieldProps = Pick<PriceStepProps, 'form'>;

function StepField({ form, start }: FieldProps & { start: number | undefined }) {
  const { t } = useLingui();
  const money = useMoney();
  const usual = start === undefined ? undefined : usualStep(start);
  return (
    <MoneyField
      control={form.control}
      name="step"
      label={t`Bid increment`}
      placeholder={usual?.toString()}
      helperText={
        <>
          <Trans>The minimum by which a new bid must be higher.</Trans>{' '}
          {usual !== undefined && <Trans>Usual for this starting price: {money(usual)}.</Trans>}
        </>
      }
    />
  );
}

function DaysField({ form }: FieldProps) {
  const { t } = useLingui();
  return (
    <FormField
      control={form.control}
      name="days"
      label={t`Days`}
      helperText={
        <Trans>How long the listing runs, up to {MAX_DAYS} days. You can withdraw it earlier.</Trans>
      }
      rules={{
        required: t`Enter the number of days.`,
        validate: (days: string) => isBetween(days, 1, MAX_DAYS) || t`Enter 1 to ${MAX_DAYS} days.`,
      }}
      maxW="24rem"
    >
      {(field) => <NumberField {...field} min={1} max={MAX_DAYS} />}
    </FormField>
  );
}

function HoursField({ form }: FieldProps) {
  const { t } = useLingui();
  return (
    <FormField
      control={form.control}
      name="hours"
      label={t`Hours`}
      helperText={
        <Trans>
          How long the auction runs, up to {MAX_HOURS} hours (72 is three days). A bid in the last{' '}
          {SOFT_CLOSE_MINUTES} minutes extends it. You can’t withdraw it after the first bid.
        </Trans>
      }
      rules={{
        required: t`Enter the number of hours.`,
        validate: (hours: string) =>
          isBetween(hours, MIN_HOURS, MAX_HOURS) || t`Enter ${MIN_HOURS} to ${MAX_HOURS} hours.`,
      }}
      maxW="24rem"
    >
      {(field) => <NumberField {...field} min={MIN_HOURS} max={MAX_HOURS} />}
    </FormField>
  );
}

function isBetween(text: string, least: number, most: number): boolean {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most;
}
