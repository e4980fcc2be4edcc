import type { MemberTotals } from '@boardwalk/contracts';
import { chakra, useAccess, useQuery } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { totalsQuery } from './queries.ts';

/** Numbers of members, and of those with restrictions. On failure a plain description. */
export function Totals() {
  const { data } = useQuery({ ...totalsQuery, enabled: useAccess('users.read') === 'granted' });
  return (
    // On phones the numbers take two lines, and the content below must not shift.
    <chakra.span display="block" minH={{ base: '2lh', sm: '1lh' }}>
      {data ? <Counts {...data} /> : <Trans>All members who have signed in.</Trans>}
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
