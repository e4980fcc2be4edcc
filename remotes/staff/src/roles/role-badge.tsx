import type { RoleAssignment, RoleName } from '@boardwalk/contracts';
import { chakra, Flex, type PaletteName, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

interface RoleBadgeProps {
  role: RoleName;
  /** Who granted it; left out where that doesn't matter. */
  source?: RoleAssignment['source'];
}

/** Those who run the community stand out from those who make things for it and from those who play. */
const TONES: Record<RoleName, PaletteName> = {
  OWNER: 'sodium',
  ADMIN: 'sodium',
  STAFF: 'dusk',
  MODERATOR: 'dusk',
  EDITOR: 'tide',
  AUTHOR: 'tide',
  HELPER: 'tide',
  STREAMER: 'gray',
  WHITELISTED: 'gray',
  USER: 'gray',
};

/** A role by its exact name. Names are identifiers, the same in every language. */
export function RoleBadge({ role, source }: RoleBadgeProps) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="1.5"
      px="1.5"
      py="0.5"
      borderRadius="sm"
      borderWidth="1px"
      fontSize="0.8125rem"
      lineHeight="1.25"
      colorPalette={TONES[role]}
      borderColor="colorPalette.border"
      bg="colorPalette.subtle"
    >
      <chakra.span fontWeight="600" color="colorPalette.fg">
        {role}
      </chakra.span>{' '}
      {source && <chakra.span color="fg.muted">{SOURCES[source]}</chakra.span>}
    </chakra.span>
  );
}

const SOURCES: Record<RoleAssignment['source'], React.ReactNode> = {
  identity: <Trans>identity</Trans>,
  site: <Trans>site</Trans>,
};

/** Every role that somebody was given, and by whom; who was given none is a USER. */
export function AssignedRoles({ assignments }: { assignments: readonly RoleAssignment[] }) {
  if (assignments.length === 0) {
    return (
      <Text as="span" fontSize="0.8125rem" color="fg.muted">
        <Trans>USER, like everybody</Trans>
      </Text>
    );
  }
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="1">
      {assignments.map(({ id, role, source }) => (
        <li key={id}>
          <RoleBadge role={role} source={source} />
        </li>
      ))}
    </Flex>
  );
}
