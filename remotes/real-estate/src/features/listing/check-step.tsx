import type { Listing, Property } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Button,
  HStack,
  RequestError,
  Stack,
  Text,
  toast,
  useEndpointMutation,
  useNavigate,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCacheListing } from '../../deals/queries.ts';
import { useRefusals } from '../../deals/use-refusals.ts';
import { WithdrawListing } from '../../deals/withdraw-listing.tsx';
import { PropertyCard } from '../../property/property-card.tsx';
import { listedAs } from './listing-preview.tsx';
import { Terms } from './terms.tsx';

interface CheckStepProps {
  property: Property;
  draft: Listing;
  /** Called after a version conflict, to refetch the draft. */
  onStale: () => void;
  onBack: () => void;
  /** Called after the draft was removed. */
  onRemoved: (draft: Listing) => void;
}

/** Step 4: preview for buyers, and the publish button. */
export function CheckStep({ property, draft, onStale, onBack, onRemoved }: CheckStepProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const cacheListing = useCacheListing();
  const refusal = useRefusals();
  const publish = useEndpointMutation('POST /api/listings/:id/publish', {
    onSuccess: (listing) => {
      cacheListing(listing);
      toast.add({ description: t`Your listing is published.`, tone: 'success' });
      void navigate(`/real-estate/${property.code}`);
    },
    onError: (error) => {
      if (error instanceof RequestError && error.status === 409) onStale();
    },
    meta: { handlesError: true },
  });
  return (
    <Stack gap="6" maxW="measure">
      {publish.error && (
        <Alert.Root status="error" borderRadius="md" role="alert">
          <Alert.Indicator />
          <Alert.Title>{refusal(publish.error)}</Alert.Title>
        </Alert.Root>
      )}
      <Box as="ul" listStyleType="none" maxW="24rem" aria-label={t`Preview in lists`}>
        <PropertyCard property={listedAs(property, draft)} as="h3" />
      </Box>
      <Terms listing={draft} />
      {property.description ? (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {property.description}
        </Text>
      ) : (
        <Text color="fg.muted">
          <Trans>No description yet. You can add one in the previous step.</Trans>
        </Text>
      )}
      <Text>
        <Trans>
          Once published, all members can see the listing. Members with a matching saved search are notified.
        </Trans>
      </Text>
      <HStack gap="3" wrap="wrap">
        <Button
          size="lg"
          colorPalette="sodium"
          loading={publish.isPending}
          loadingText={t`Publish`}
          onClick={() => publish.mutate({ params: { id: draft.id }, body: { version: draft.version } })}
        >
          <Trans>Publish</Trans>
        </Button>
        <Button size="lg" variant="ghost" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        {draft.may.withdraw && <WithdrawListing listing={draft} onDone={onRemoved} />}
      </HStack>
    </Stack>
  );
}
