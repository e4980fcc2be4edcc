import { ESTATE_LIMITS, truncate } from '@boardwalk/contracts';
import {
  Button,
  call,
  Dialog,
  DialogCancel,
  DialogContent,
  Form,
  FormField,
  FormSummary,
  FormSwitch,
  Input,
  Link,
  Stack,
  SubmitButton,
  Text,
  toast,
} from '@boardwalk/kit';
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
      <Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)}>
        <DialogContent>
          {/* Outside of the form, whose chunk is loaded later: the dialog needs its label immediately. */}
          <Dialog.Header pe="12">
            <Dialog.Title>
              <Trans>Save this search</Trans>
            </Dialog.Title>
          </Dialog.Header>
          <SaveForm filters={filters} onClose={() => setOpen(false)} />
        </DialogContent>
      </Dialog.Root>
    </>
  );
}

function SaveForm({ filters, onClose }: { filters: MarketFilters; onClose: () => void }) {
  const { t } = useLingui();
  const criteria = criteriaOf(filters);
  const words = useDescribeSearch()(criteria);
  return (
    <Form
      defaultValues={{ name: truncate(words, ESTATE_LIMITS.searchName), notify: true }}
      check="POST /api/saved-searches"
      body={(values) => ({ ...values, criteria })}
      onSubmit={(body) => call('POST /api/saved-searches', { body })}
      onSaved={() => {
        onClose();
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
          <Dialog.Body>
            <Stack gap="4">
              <FormSummary />
              <Text color="fg.muted" overflowWrap="anywhere">
                {words}
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
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <SubmitButton>
              <Trans>Save</Trans>
            </SubmitButton>
          </Dialog.Footer>
        </>
      )}
    </Form>
  );
}
