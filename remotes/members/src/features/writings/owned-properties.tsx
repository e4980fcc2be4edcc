import { Badge, Center, usePages, useRouteExists, useSession } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PictureRow } from './picture-row.tsx';
import { ownedPages } from './queries.ts';
import { Writings } from './writings.tsx';

/** Properties that a member owns and shows to members. Renders nothing for visitors, without any, and on a site without a market. */
export function OwnedProperties({ handle }: { handle: string }) {
  const signedIn = useSession().state === 'authenticated';
  const hasMarket = useRouteExists()('/real-estate');
  return signedIn && hasMarket ? <Owned handle={handle} /> : null;
}

function Owned({ handle }: { handle: string }) {
  const { t } = useLingui();
  const pages = usePages(ownedPages(handle));
  if (pages.items?.length === 0) return null;
  return (
    <Writings
      id="properties"
      title={<Trans>Properties</Trans>}
      failure={t`The properties could not be loaded`}
      pages={pages}
      loaded={(count) => <Plural value={count} one="# property" other="# properties" />}
    >
      {({ id, code, title, address, image, listing }) => (
        <PictureRow
          key={id}
          to={`/real-estate/${code}`}
          title={title}
          picture={image}
          fallback={
            <Center height="100%" bg="bg.muted" color="fg.muted" fontFamily="mono" textStyle="sm" aria-hidden>
              {code}
            </Center>
          }
          badges={
            listing?.state === 'active' && (
              <Badge colorPalette="tide">
                <Trans>On the market</Trans>
              </Badge>
            )
          }
        >
          {address}
        </PictureRow>
      )}
    </Writings>
  );
}
