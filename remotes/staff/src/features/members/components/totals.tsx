import type { MemberTotals } from '@boardwalk/contracts';
import { chakra, useAccess, useQuery } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { totalsQuery } from '../get-members.ts';

/** How many there are, and how many of them aren't in good standing. Without an answer only who is listed. */
export function Totals() {
  const { data } = useQuery({ ...totalsQuery, enabled: useAccess('users.read') === 'granted' });
  return (
    // On a phone the answer takes two lines, and what is below must not move.
    <chakra.span display="block" minH={{ base: '2lh', sm: '1lh' }}>
      {data ? <Counts {...data} /> : <Trans>Everybody who has signed in.</Trans>}
    </chakra.span>
  );
}

function Counts({ members, restricted, suspended, banned }: MemberTotals) {
  return (
    <>
      <Plural value={members} one="# member" other="# members" />.{' '}
      {restricted + suspended + banned > 0 && (
        <Trans>
          {restricted} restricted, {suspended} suspended, {banned} banned.
        </Trans>
      )}
    </>
  );
}
