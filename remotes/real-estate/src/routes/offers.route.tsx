import { Page, TabRow, usePermission, useSearchParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnTabs } from '../deals/own-tabs.tsx';
import type { OfferBox } from '../deals/queries.ts';
import { OfferList } from '../features/offers/offer-list.tsx';

/** `/real-estate/offers`: offers to and by the reader. */
export default function OffersRoute() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const manages = usePermission('estate.manage');
  const boxes: { box: OfferBox; name: string }[] = [
    { box: 'received', name: t`Received` },
    { box: 'sent', name: t`Sent` },
    ...(manages ? [{ box: 'city' as const, name: t`To the city` }] : []),
  ];
  const box = boxes.find((one) => one.box === params.get('box'))?.box ?? 'received';
  return (
    <Page
      title={t`Offers`}
      lead={<Trans>An offer is valid for 72 hours.</Trans>}
      back={{ to: '/real-estate', label: t`All listings` }}
    >
      <OwnTabs on="offers" />
      <TabRow
        label={t`Offers`}
        mb="6"
        replace
        value={box}
        tabs={boxes.map((one) => ({ value: one.box, label: one.name, to: `?box=${one.box}` }))}
      />
      <OfferList key={box} box={box} />
    </Page>
  );
}
