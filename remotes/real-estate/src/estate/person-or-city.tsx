import { MemberName } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

interface PersonOrCityProps {
  person: { username: string; fullName: string } | null;
}

/** A member, or the city without one. */
export function PersonOrCity({ person }: PersonOrCityProps) {
  return person ? <MemberName {...person} /> : <Trans>the city</Trans>;
}
