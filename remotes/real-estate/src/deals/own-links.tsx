import { LinkButton, usePages } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { inquiryPages, offerPages } from './queries.ts';

interface OwnLinksProps {
  /** The current page, which is omitted. */
  on: 'mine' | 'offers' | 'messages';
}

/** Links between the reader's properties, offers and messages, with the numbers of waiting items. */
export function OwnLinks({ on }: OwnLinksProps) {
  const { items: offers } = usePages(offerPages('received'), { enabled: on !== 'offers' });
  const { items: inquiries } = usePages(inquiryPages('own'), { enabled: on !== 'messages' });
  const waiting = offers?.filter(({ state }) => state === 'pending').length ?? 0;
  const unread = inquiries?.filter((inquiry) => inquiry.unread).length ?? 0;
  return (
    <>
      {on !== 'mine' && (
        <LinkButton variant="outline" to="/real-estate/mine">
          <Trans>My properties</Trans>
        </LinkButton>
      )}
      {on !== 'offers' && (
        <LinkButton variant="outline" to="/real-estate/offers">
          {waiting > 0 ? <Trans>Offers ({waiting})</Trans> : <Trans>Offers</Trans>}
        </LinkButton>
      )}
      {on !== 'messages' && (
        <LinkButton variant="outline" to="/real-estate/messages">
          {unread > 0 ? <Trans>Messages ({unread} new)</Trans> : <Trans>Messages</Trans>}
        </LinkButton>
      )}
    </>
  );
}
