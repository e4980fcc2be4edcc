import type { Listing } from '@boardwalk/contracts';
import { Button, LinkButton, Text, usePages } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { inquiryPages } from '../../deals/queries.ts';
import { DealBox } from './deal-box.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';

/** Contact to the seller: the first message, or the link to the conversation. */
export function Contact({ listing }: { listing: Listing }) {
  const { contact } = listing.may;
  const { items } = usePages(inquiryPages('own'), { enabled: contact });
  const inquiry = items?.find(({ listing: { id }, side }) => id === listing.id && side === 'member');
  if (!contact) return null;
  return (
    <DealBox title={<Trans>Questions</Trans>}>
      {inquiry ? (
        <LinkButton variant="outline" minH="11" to={`/real-estate/messages/${inquiry.id}`}>
          <Trans>Open conversation</Trans>
        </LinkButton>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          <Trans>Ask the seller a question. Only the two of you can read it.</Trans>
        </Text>
      )}
      <InquiryDialog
        listing={listing}
        trigger={
          !inquiry && (
            <Button variant="outline" minH="11">
              <Trans>Message seller</Trans>
            </Button>
          )
        }
      />
    </DealBox>
  );
}
