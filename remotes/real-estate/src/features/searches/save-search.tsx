import { ESTATE_LIMITS, truncate } from '@boardwalk/contracts';
import {
  Button,
  call,
  chakra,
  FormDialog,
  FormField,
  FormSwitch,
  Input,
  Link,
  Text,
  toast,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellPlus } from 'lucide-react';
import { criteriaOf, type MarketFilters } from '../../market/market-address.ts';
import { useDescribeSearch } from './describe-search.ts';

/** Saves the current search of the market. */
export function SaveSearch({ filters }: { filters: MarketFilters }) {
  const { t } = useLingui();
  const criteria = criteriaOf(filters);
  const description = useDescribeSearch()(criteria);
  return (
    <FormDialog
      trigger={
        <Button variant="outline" aria-label={t`Save search`} title={t`Save search`}>
          <BellPlus aria-hidden />
          <chakra.span display={{ base: 'none', md: 'inline' }}>
            <Trans>Save search</Trans>
          </chakra.span>
        </Button>
      }
      title={<Trans>Save search</Trans>}
      submitLabel={<Trans>Save</Trans>}
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
