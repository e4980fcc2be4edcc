import { ESTATE_LIMITS, type Listing, type Viewing } from '@boardwalk/contracts';
import {
  Controller,
  call,
  clock,
  DateTimeField,
  Form,
  FormNumberField,
  FormSummary,
  Stack,
  SubmitButton,
  Text,
  toast,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

const { viewingMinutesMin: MIN_MINUTES, viewingMinutes: MAX_MINUTES } = ESTATE_LIMITS;

interface NewViewingProps {
  listing: Listing;
  /** Number of existing ones. */
  count: number;
}

/** Adds a time slot to view the property. */
export function NewViewing({ listing: { id }, count }: NewViewingProps) {
  const { t } = useLingui();
  if (count >= ESTATE_LIMITS.viewings)
    return (
      <Text textStyle="sm" color="fg.muted">
        <Trans>You have added the maximum number of viewings. Remove one to add another.</Trans>
      </Text>
    );
  return (
    <Form<{ startsAt: string; minutes: number }, { startsAt: string; minutes: number }, Viewing>
      defaultValues={{ startsAt: '', minutes: 30 }}
      check="POST /api/listings/:id/viewings"
      onSubmit={(body) => call('POST /api/listings/:id/viewings', { params: { id }, body })}
      savedValues={({ minutes }) => ({ startsAt: '', minutes })}
      onSaved={() => toast.add({ description: t`Viewing added. Members can now book it.`, tone: 'success' })}
      codeFields={{ VIEWING_TIME_REFUSED: 'startsAt', VIEWING_OVERLAPS: 'startsAt' }}
      failure={t`The viewing could not be added`}
    >
      {({ control }) => (
        <Stack gap="4">
          <FormSummary />
          <Controller
            control={control}
            name="startsAt"
            label={t`Start time`}
            rules={{ required: t`Enter a start time.` }}
            render={({ field, fieldState }) => (
              <DateTimeField
                {...field}
                label={t`Start time`}
                min={clock.date().toISOString()}
                error={fieldState.error?.message}
              />
            )}
          />
          <FormNumberField
            control={control}
            name="minutes"
            label={t`Minutes`}
            helperText={
              <Trans>
                From {MIN_MINUTES} to {MAX_MINUTES}.
              </Trans>
            }
            rules={{
              required: t`Enter the number of minutes.`,
            }}
            min={MIN_MINUTES}
            max={MAX_MINUTES}
            step={5}
            maxW="10rem"
          />
          <SubmitButton variant="outline" alignSelf="start" colorPalette={undefined}>
            <Trans>Add viewing</Trans>
          </SubmitButton>
        </Stack>
      )}
    </Form>
  );
}
