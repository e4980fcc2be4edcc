import type { Listing } from '@boardwalk/contracts';
import { Button, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { viewingsQuery } from '../../deals/queries.ts';

/** The `id` of the section with the viewings of a listing. */
export const VIEWINGS_ID = 'viewings';

/** Moves to the viewings that the reader can book. Renders nothing without one. */
export function ViewingsButton({ listing: { id } }: { listing: Listing }) {
  const { data } = useQuery(viewingsQuery(id));
  if (!data?.items.some(({ may }) => may.book)) return null;
  return (
    <Button variant="outline" minH="11" flex="1 1 9rem" onClick={showViewings}>
      <Trans>Book a viewing</Trans>
    </Button>
  );
}

function showViewings(): void {
  const section = document.getElementById(VIEWINGS_ID);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('button')?.focus({ preventScroll: true });
}
