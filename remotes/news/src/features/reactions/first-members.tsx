import type { ReactionKind } from '@boardwalk/contracts';
import { formatList, useQuery } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { firstMembersQuery } from './queries.ts';
import { REACTION_NAMES } from './reaction-icons.tsx';

interface FirstMembersProps {
  articleId: string;
  kind: ReactionKind;
  /** Number of reactions. */
  count: number;
}

/** Label of a reaction, and the latest members who chose it. Loaded on hover. */
export function FirstMembers({ articleId, kind, count }: FirstMembersProps) {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...firstMembersQuery(articleId, kind), enabled: count > 0 });
  const name = i18n._(REACTION_NAMES[kind]);
  const members = data?.items ?? [];
  if (count === 0 || members.length === 0) return name;
  const names = members.map(({ fullName }) => fullName);
  const others = Math.max(0, count - names.length);
  const list = formatList(names, i18n.locale, others > 0 ? 'unit' : 'conjunction');
  if (others === 0) return `${name}: ${list}`;
  return (
    <>
      {name}:{' '}
      <Trans>
        {list} and <Plural value={others} one="# other" other="# others" />
      </Trans>
    </>
  );
}
