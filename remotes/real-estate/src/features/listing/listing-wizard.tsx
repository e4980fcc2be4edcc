import type { Listing, Property } from '@boardwalk/contracts';
import {
  Alert,
  Button,
  endpointFilters,
  LinkButton,
  Stack,
  storeRow,
  useNavigate,
  useQueryClient,
  useSearchParams,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { listingQuery } from '../../deals/queries.ts';
import { PresentationForm } from '../../presentation/presentation-form.tsx';
import { CheckStep } from './check-step.tsx';
import { ListingForm } from './listing-form.tsx';
import { ListingPreview, WithPreview } from './listing-preview.tsx';
import { STEPS, type Step, StepHeading, StepList } from './steps.tsx';

interface ListingWizardProps {
  property: Property;
  /** The reader's existing draft for it, if any. */
  existing: Listing | undefined;
}

/** Wizard from a property to a listing, in four steps. The URL contains the current one. */
export function ListingWizard({ property: loaded, existing }: ListingWizardProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [property, setProperty] = useState(loaded);
  const [draft, setDraft] = useState(existing);
  const reach: Step = draft ? 'check' : 'price';
  const requested = STEPS.find((one) => one === params.get('step')) ?? 'how';
  const step = STEPS.indexOf(requested) > STEPS.indexOf(reach) ? 'how' : requested;
  const go = (next: Step) => void navigate(`?step=${next}`, { preventScrollReset: true });
  const cacheListing = (listing: Listing) => {
    storeRow(queries, listingQuery(listing.id).queryKey, listing);
    setDraft(listing);
  };
  const refresh = () => {
    if (!draft) return;
    void queries.fetchQuery({ ...listingQuery(draft.id), staleTime: 0 }).then(cacheListing);
    void queries.invalidateQueries(endpointFilters('GET /api/listings/mine'));
  };
  if (draft && draft.state !== 'draft') return <Decided draft={draft} />;
  return (
    <Stack gap="7">
      <StepList step={step} reach={reach} />
      {property.listing && <OfferedAlready code={property.code} />}
      {property.let && <IsLet tenancyId={property.tenancyId} />}
      <StepHeading step={step}>
        <Title step={step} />
      </StepHeading>
      {(step === 'how' || step === 'price') && (
        <ListingForm
          key={draft?.id ?? 'new'}
          property={property}
          draft={draft}
          step={step}
          onStep={go}
          onSaved={(saved) => {
            cacheListing(saved);
            go('pictures');
          }}
        />
      )}
      {step === 'pictures' && draft && (
        <WithPreview preview={<ListingPreview property={property} terms={draft} />}>
          <PresentationForm
            property={property}
            submit={<Trans>Save and continue</Trans>}
            actions={
              <Button size="lg" variant="ghost" onClick={() => go('price')}>
                <Trans>Back</Trans>
              </Button>
            }
            onSaved={(saved) => {
              setProperty(saved);
              go('check');
            }}
          />
        </WithPreview>
      )}
      {step === 'check' && draft && (
        <CheckStep
          property={property}
          draft={draft}
          onStale={refresh}
          onBack={() => go('pictures')}
          onRemoved={cacheListing}
        />
      )}
    </Stack>
  );
}

function Title({ step }: { step: Step }) {
  if (step === 'how') return <Trans>Choose a listing type</Trans>;
  if (step === 'price') return <Trans>Set the price and duration</Trans>;
  if (step === 'pictures') return <Trans>Add pictures and a description</Trans>;
  return <Trans>Review your listing</Trans>;
}

/** Shown if it was published or removed elsewhere. */
function Decided({ draft }: { draft: Listing }) {
  return (
    <Stack gap="4" align="start">
      <Alert.Root status="info" borderRadius="md" maxW="measure">
        <Alert.Indicator />
        <Alert.Title>
          {draft.state === 'withdrawn' ? (
            <Trans>This draft was deleted.</Trans>
          ) : (
            <Trans>This draft is already published.</Trans>
          )}
        </Alert.Title>
      </Alert.Root>
      <LinkButton variant="outline" to={`/real-estate/${draft.property.code}`}>
        <Trans>Back to the property</Trans>
      </LinkButton>
    </Stack>
  );
}

function OfferedAlready({ code }: { code: string }) {
  return (
    <Alert.Root status="warning" borderRadius="md" maxW="measure">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>
          <Trans>
            This property already has a listing. You can prepare a draft now and publish it when that listing
            has ended.
          </Trans>
        </Alert.Title>
        <LinkButton size="sm" variant="outline" alignSelf="start" to={`/real-estate/${code}`}>
          <Trans>View listing</Trans>
        </LinkButton>
      </Alert.Content>
    </Alert.Root>
  );
}

/** A rented property can't be let again: shown at the beginning, because the server would reject it at the end. */
function IsLet({ tenancyId }: { tenancyId: string | null }) {
  return (
    <Alert.Root status="info" borderRadius="md" maxW="measure">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>
          <Trans>
            This property is rented. You can sell it with its tenant, and rent it out again when the tenancy
            has ended.
          </Trans>
        </Alert.Title>
        {tenancyId && (
          <LinkButton
            size="sm"
            variant="outline"
            alignSelf="start"
            to={`/real-estate/tenancies/${tenancyId}`}
          >
            <Trans>View tenancy</Trans>
          </LinkButton>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
