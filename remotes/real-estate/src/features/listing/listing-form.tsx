import type { Listing, NewListing, Property } from '@boardwalk/contracts';
import {
  Button,
  call,
  Form,
  FormSummary,
  HStack,
  RequestError,
  SubmitButton,
  useIdempotencyKey,
  useQueryClient,
  VersionConflict,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listingQuery } from '../../deals/queries.ts';
import { useRefusals } from '../../deals/use-refusals.ts';
import { HowStep } from './how-step.tsx';
import { ListingPreview, WithPreview } from './listing-preview.tsx';
import { bodyOf, type ListingValues, NEW_VALUES, valuesOf } from './listing-values.ts';
import { PriceStep } from './price-step.tsx';

interface ListingFormProps {
  property: Property;
  /** The server's draft; undefined before the first save. */
  draft: Listing | undefined;
  step: 'how' | 'price';
  onStep: (step: 'how' | 'price') => void;
  /** Called after the draft was saved. */
  onSaved: (draft: Listing) => void;
}

/** Steps 1 and 2. After the second one the server stores the draft; until then this browser does. */
export function ListingForm({ property, draft, step, onStep, onSaved }: ListingFormProps) {
  const queries = useQueryClient();
  const refusal = useRefusals();
  const withKey = useIdempotencyKey();
  const { t } = useLingui();
  const [theirs, setTheirs] = useState<Listing>();
  const [version, setVersion] = useState(draft?.version);
  const save = (body: NewListing & { version?: number }) =>
    draft
      ? call('PUT /api/listings/:id', {
          params: { id: draft.id },
          body: { ...body, version: version ?? draft.version },
        })
      : withKey(body, (idempotencyKey) =>
          call(
            'POST /api/properties/:id/listings',
            { params: { id: property.id }, body },
            { idempotencyKey },
          ),
        );
  return (
    <Form<ListingValues, NewListing & { version?: number }, Listing>
      defaultValues={draft ? valuesOf(draft) : NEW_VALUES}
      check={
        step === 'how' ? undefined : draft ? 'PUT /api/listings/:id' : 'POST /api/properties/:id/listings'
      }
      body={(values) => ({ ...bodyOf(values), ...(draft && { version: version ?? draft.version }) })}
      onSubmit={save}
      // Enter in step 1 moves on without submitting.
      onSubmitCapture={(event) => {
        if (step !== 'how') return;
        event.preventDefault();
        event.stopPropagation();
        onStep('price');
      }}
      savedValues={valuesOf}
      onSaved={(saved) => {
        setTheirs(undefined);
        setVersion(saved.version);
        onSaved(saved);
      }}
      onRefused={(error, form) => {
        if (!(error instanceof RequestError) || error.status !== 409) return false;
        if (draft && error.code === 'LISTING_STALE')
          void queries.fetchQuery({ ...listingQuery(draft.id), staleTime: 0 }).then(setTheirs);
        else form.setError('root.server', { type: 'server', message: refusal(error) });
        return true;
      }}
      failure={t`The draft could not be saved. What you typed is kept: try again.`}
      draft={{ area: 'estate-listing', id: draft?.id ?? property.id, version: draft?.version }}
    >
      {(form) => (
        <WithPreview
          preview={
            <Watch
              control={form.control}
              render={(values) => <ListingPreview property={property} terms={bodyOf(values)} />}
            />
          }
        >
          {theirs && (
            <VersionConflict
              title={<Trans>This draft was changed somewhere else</Trans>}
              onTake={() => {
                form.reset(valuesOf(theirs));
                setVersion(theirs.version);
                setTheirs(undefined);
              }}
              onKeep={() => setVersion(theirs.version)}
              submitOnKeep
            />
          )}
          <FormSummary />
          {step === 'how' ? (
            <HowStep control={form.control} />
          ) : (
            <PriceStep form={form} property={property} />
          )}
          <HStack gap="3" wrap="wrap">
            {step === 'how' ? (
              <Button size="lg" colorPalette="sodium" onClick={() => onStep('price')}>
                <Trans>Continue</Trans>
              </Button>
            ) : (
              <>
                <SubmitButton size="lg">
                  <Trans>Save and continue</Trans>
                </SubmitButton>
                <Button size="lg" variant="ghost" onClick={() => onStep('how')}>
                  <Trans>Back</Trans>
                </Button>
              </>
            )}
          </HStack>
        </WithPreview>
      )}
    </Form>
  );
}
