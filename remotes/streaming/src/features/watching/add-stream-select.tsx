import { chakra, useQuery } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { liveQuery } from '../../streams/queries.ts';

interface AddStreamSelectProps {
  /** Handles of shown streamers. */
  shown: readonly string[];
  onChoose: (username: string) => void;
}

/** Adds another live stream to the page. Renders nothing if no one else is live. */
export function AddStreamSelect({ shown, onChoose }: AddStreamSelectProps) {
  const { t } = useLingui();
  const { data } = useQuery(liveQuery({}));
  const others = (data?.items ?? []).filter(({ person }) => !shown.includes(person.username));
  if (others.length === 0) return null;
  return (
    <chakra.select
      aria-label={t`Watch side by side`}
      value=""
      onChange={(event) => event.target.value && onChoose(event.target.value)}
      height="9"
      maxW="min(13rem, 100%)"
      px="2"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      bg="bg.panel"
      color="fg"
      textStyle="sm"
      fontWeight="semibold"
    >
      <option value="">{t`Watch side by side`}</option>
      {others.map(({ person, character }) => (
        <option key={person.username} value={person.username}>
          {character ? `${character} (${person.fullName})` : person.fullName}
        </option>
      ))}
    </chakra.select>
  );
}
