import type { Presence } from '@boardwalk/contracts';
import { HStack, MemberAvatar, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type PresenceTopic, usePresence } from './use-presence.ts';

export interface OthersHereProps {
  /** Topic of the presence. */
  topic: PresenceTopic;
  /** Undefined until it is saved for the first time. */
  id: string | undefined;
}

/** Maximum number of faces and names. */
const MAX_FACES = 3;

/** Other members who have this open in the editor. A hint, not a lock: a concurrent save leads to a version conflict. */
export function OthersHere({ topic, id }: OthersHereProps) {
  const { t } = useLingui();
  const { others = [], again = false } = usePresence(topic, id) ?? {};
  return (
    <HStack role="status" aria-label={t`Also editing`} gap="3" minH="inherit" textStyle="sm" color="fg.muted">
      {others.length > 0 && (
        <HStack gap="1" flexShrink="0">
          {others.slice(0, MAX_FACES).map((member) => (
            <MemberAvatar key={member.id} {...member} size="7" />
          ))}
        </HStack>
      )}
      {(others.length > 0 || again) && (
        <Text>
          <Names others={others} /> {again && <Trans>You have this open in another tab.</Trans>}
        </Text>
      )}
    </HStack>
  );
}

function Names({ others }: Pick<Presence, 'others'>) {
  const [first = '', second = ''] = others.map(({ fullName }) => fullName);
  const more = others.length - 2;
  if (others.length === 0) return null;
  if (others.length === 1) return <Trans>{first} is editing this too. Talk before you both save.</Trans>;
  if (others.length === 2)
    return (
      <Trans>
        {first} and {second} are editing this too. Talk before you save.
      </Trans>
    );
  return (
    <Trans>
      {first}, {second} and <Plural value={more} one="one other" other="# others" /> are editing this too.
      Talk before you save.
    </Trans>
  );
}
