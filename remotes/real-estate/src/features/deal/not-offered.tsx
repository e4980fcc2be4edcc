import type { Property } from '@boardwalk/contracts';
import { ActionBar, LinkButton, Stack, StatusDot, Text, usePages } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { ownListingPages } from '../../deals/queries.ts';
import { useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';
import { DealBox } from './deal-box.tsx';

/** A property that isn't offered: its estimated value, and available actions. */
export function NotOffered({ property }: { property: Property }) {
  const money = useMoney();
  const worth = money(property.guidePrice);
  return (
    <DealBox main title={<Trans>Not listed</Trans>}>
      <Stack gap="1">
        <Text textStyle="sm" color="fg.muted">
          <Trans>Guide price</Trans>
        </Text>
        <Text textStyle="3xl" fontFamily="heading" fontWeight="800" fontVariantNumeric="tabular-nums">
          {worth}
        </Text>
      </Stack>
      {property.let && (
        <StatusDot state="on">
          <Trans>This property is rented.</Trans>
        </StatusDot>
      )}
      {property.tenancyId && (
        <LinkButton variant="outline" to={`/real-estate/tenancies/${property.tenancyId}`}>
          <Trans>View tenancy</Trans>
        </LinkButton>
      )}
      {property.may.list ? <ForOwner property={property} /> : <ForOthers property={property} />}
      {property.may.present && (
        <LinkButton variant="outline" to={`/real-estate/${property.code}/present`}>
          <Trans>Pictures and description</Trans>
        </LinkButton>
      )}
    </DealBox>
  );
}

function ForOwner({ property }: { property: Property }) {
  const money = useMoney();
  const { items } = usePages(ownListingPages);
  const hasDraft =
    items?.some(({ state, property: { id } }) => state === 'draft' && id === property.id) ?? false;
  return (
    <>
      {hasDraft && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            You have a draft listing for this property. It is kept until you publish or delete it.
          </Trans>
        </Text>
      )}
      <ActionBar
        action={
          <LinkButton
            size="lg"
            minH="12"
            width="100%"
            colorPalette="sodium"
            to={`/real-estate/${property.code}/list`}
          >
            {hasDraft ? <Trans>Continue draft</Trans> : <Trans>Create listing</Trans>}
          </LinkButton>
        }
      >
        <Text fontWeight="800" fontFamily="heading" textStyle="lg" fontVariantNumeric="tabular-nums">
          {money(property.guidePrice)}
        </Text>
      </ActionBar>
    </>
  );
}

function ForOthers({ property }: { property: Property }) {
  const names = useNames();
  const district = names.district(property.district);
  return (
    <Stack gap="3" align="start">
      <Text color="fg.muted">
        <Trans>Save a search to be notified of new listings in {district}.</Trans>
      </Text>
      <LinkButton variant="outline" to={`/real-estate/searches?district=${property.district}`}>
        <Trans>Save a search for this district</Trans>
      </LinkButton>
    </Stack>
  );
}
