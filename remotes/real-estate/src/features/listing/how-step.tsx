import { LISTING_KINDS, type ListingKind } from '@boardwalk/contracts';
import { type Control, Controller, RadioCard, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useNames } from '../../estate/names.ts';
import type { ListingValues } from './listing-values.ts';

/** Step 1: for sale, for rent, or at auction, with a sentence each. */
export function HowStep({ control }: { control: Control<ListingValues> }) {
  const { t } = useLingui();
  const names = useNames();
  const descriptions: Record<ListingKind, string> = {
    sale: t`You set a price. The first member to accept it buys the property. Members can also make offers.`,
    rent: t`You set a weekly rent and stay the owner. The tenant pays in the game every week.`,
    auction: t`You set a starting price. The highest bidder at the end buys the property.`,
  };
  return (
    <Controller
      control={control}
      name="kind"
      label={t`Listing type`}
      render={({ field }) => (
        <RadioCard.Root
          aria-label={t`Listing type`}
          value={field.value}
          onValueChange={({ value }) => field.onChange(value)}
          colorPalette="sodium"
        >
          <Stack gap="3">
            {LISTING_KINDS.map((kind) => (
              <RadioCard.Item key={kind} value={kind}>
                <RadioCard.ItemHiddenInput />
                <RadioCard.ItemControl>
                  <RadioCard.ItemContent>
                    <RadioCard.ItemText textStyle="lg" fontWeight="700">
                      {names.kind(kind)}
                    </RadioCard.ItemText>
                    <RadioCard.ItemDescription color="fg.muted" opacity="1">
                      {descriptions[kind]}
                    </RadioCard.ItemDescription>
                  </RadioCard.ItemContent>
                  <RadioCard.ItemIndicator />
                </RadioCard.ItemControl>
              </RadioCard.Item>
            ))}
          </Stack>
        </RadioCard.Root>
      )}
    />
  );
}
