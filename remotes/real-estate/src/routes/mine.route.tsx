import { Page, TabRow, useSearchParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnTabs } from '../deals/own-tabs.tsx';
import { OwnListings } from '../features/mine/own-listings.tsx';
import { OwnPayments } from '../features/mine/own-payments.tsx';
import { OwnProperties } from '../features/mine/own-properties.tsx';
import { OwnTenancies } from '../features/mine/own-tenancies.tsx';
import { OwnViewings } from '../features/mine/own-viewings.tsx';

const PARTS = {
  properties: OwnProperties,
  listings: OwnListings,
  payments: OwnPayments,
  tenancies: OwnTenancies,
  viewings: OwnViewings,
} as const;
type Part = keyof typeof PARTS;

/** `/real-estate/mine`: the reader's properties, listings, tenancies, payments and viewings. The URL contains the current part. */
export default function MineRoute() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const names: Record<Part, string> = {
    properties: t`Properties`,
    listings: t`Listings`,
    payments: t`Payments`,
    tenancies: t`Tenancies`,
    viewings: t`Viewings`,
  };
  const parts = Object.keys(names) as Part[];
  const part = parts.find((one) => one === params.get('part')) ?? 'properties';
  const Shown = PARTS[part];
  return (
    <Page
      title={t`My properties`}
      lead={<Trans>Your properties, listings, tenancies, payments and viewings.</Trans>}
      back={{ to: '/real-estate', label: t`All listings` }}
    >
      <OwnTabs on="mine" />
      <TabRow
        label={t`My properties`}
        mb="6"
        replace
        value={part}
        tabs={parts.map((one) => ({ value: one, label: names[one], to: `?part=${one}` }))}
      />
      <Shown />
    </Page>
  );
}
