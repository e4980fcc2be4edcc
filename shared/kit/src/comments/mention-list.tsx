import { Box, chakra, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Plural, useLingui } from '@lingui/react/macro';
import { MemberAvatar } from '../components/member-avatar.tsx';
import type { useMentions } from './use-mentions.ts';

/** Members who can be mentioned, above the field, because a phone's keyboard is below it. */
export function MentionList({ mentions }: { mentions: ReturnType<typeof useMentions> }) {
  const { t } = useLingui();
  const { open, members, marked, listId, optionId, choose, mark } = mentions;
  return (
    <Box position="relative" width="100%">
      <VisuallyHidden role="status">
        {open && <Plural value={members.length} one="# member found" other="# members found" />}
      </VisuallyHidden>
      {open && (
        <Box
          id={listId}
          role="listbox"
          aria-label={t`Members to mention`}
          position="absolute"
          bottom="1"
          insetStart="0"
          zIndex="dropdown"
          width="100%"
          maxW="20rem"
          py="1"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="md"
          boxShadow="lg"
        >
          {members.map((member, place) => (
            <Option
              key={member.username}
              id={optionId(place)}
              role="option"
              aria-selected={place === marked}
              onPointerMove={() => mark(place)}
              // Keeps the focus in the field, and a phone's keyboard open.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(member)}
            >
              <MemberAvatar {...member} size="7" />
              <HStack translate="no" gap="2" rowGap="0" wrap="wrap" minW="0">
                <Text as="span" fontWeight="medium" overflowWrap="anywhere">
                  {member.fullName}
                </Text>
                <Text as="span" textStyle="sm" color="fg.muted">
                  @{member.username}
                </Text>
              </HStack>
            </Option>
          ))}
        </Box>
      )}
    </Box>
  );
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '10',
    px: '3',
    py: '1',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.muted', boxShadow: 'inset 3px 0 var(--chakra-colors-lamp)' },
  },
});
