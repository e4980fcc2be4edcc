import { Page, TabRow, usePermission, useSearchParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnTabs } from '../deals/own-tabs.tsx';
import type { InquiryBox } from '../deals/queries.ts';
import { InquiryList } from '../features/messages/inquiry-list.tsx';

/** `/real-estate/messages`: conversations with buyers and sellers. */
export default function MessagesRoute() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const manages = usePermission('estate.manage');
  const box: InquiryBox = manages && params.get('box') === 'city' ? 'city' : 'own';
  return (
    <Page
      title={t`Messages`}
      lead={<Trans>Your conversations about properties.</Trans>}
      back={{ to: '/real-estate', label: t`All listings` }}
    >
      <OwnTabs on="messages" />
      {manages && (
        <TabRow
          label={t`Messages`}
          mb="6"
          replace
          value={box}
          tabs={[
            { value: 'own', label: t`Your own`, to: '?box=own' },
            { value: 'city', label: t`To the city`, to: '?box=city' },
          ]}
        />
      )}
      <InquiryList key={box} box={box} />
    </Page>
  );
}
