import { Page, usePermission, useSearchParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnLinks } from '../deals/own-links.tsx';
import type { InquiryBox } from '../deals/queries.ts';
import { PartLinks } from '../estate/part-links.tsx';
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
      action={<OwnLinks on="messages" />}
      py={{ base: '6', md: '10' }}
    >
      {manages && (
        <PartLinks
          label={t`Messages`}
          parts={[
            { to: '?box=own', name: t`Your own`, current: box === 'own' },
            { to: '?box=city', name: t`To the city`, current: box === 'city' },
          ]}
        />
      )}
      <InquiryList key={box} box={box} />
    </Page>
  );
}
