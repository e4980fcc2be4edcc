import { ESTATE_LIMITS, truncate } from '@boardwalk/contracts';
import { Button, call, FormDialog, FormField, FormSwitch, Input, Link, Text, toast } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { criteriaOf, type MarketFilters } from '../../market/market-address.ts';
import { useDescribeSearch } from './describe-search.ts';

/** Saves the current search of the market. */
export function SaveSearch({ filters }: { filters: MarketFilters }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <BellPlus aria-hidden />
        <Trans>Save this search</Trans>
      </Button>
      {open && <SaveDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDialog({ filters, onClose }: { filters: MarketFilters; onClose: () => void }) {
  const { t } = useLingui();
  const criteria = criteriaOf(filters);
  const description = useDescribeSearch()(criteria);
  return (
    <FormDialog
      title={<Trans>Save this search</Trans>}
      submitLabel={<Trans>Save</Trans>}
      onClose={onClose}
      defaultValues={{ name: truncate(description, ESTATE_LIMITS.searchName), notify: true }}
      check="POST /api/saved-searches"
      body={(values) => ({ ...values, criteria })}
      onSubmit={(body) => call('POST /api/saved-searches', { body })}
      onSaved={() => {
        toast.add({
          description: (
            <Trans>
              Search saved. You find it in <Link to="/real-estate/searches">your saved searches</Link>.
            </Trans>
          ),
          tone: 'success',
        });
      }}
      failure={t`The search could not be saved`}
    >
      {({ control }) => (
        <>
          <Text color="fg.muted" overflowWrap="anywhere">
            {description}
          </Text>
          <FormField
            control={control}
            name="name"
            label={t`Name`}
            limit={ESTATE_LIMITS.searchName}
            rules={{ required: t`Enter a name.` }}
          >
            {(field) => <Input {...field} maxLength={ESTATE_LIMITS.searchName} autoComplete="off" />}
          </FormField>
          <FormSwitch control={control} name="notify" label={t`Notify me of new matches`} />
        </>
      )}
    </FormDialog>
  );
}
