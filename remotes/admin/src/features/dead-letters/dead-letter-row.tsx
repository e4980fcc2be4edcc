import type { DeadLetter } from '@boardwalk/contracts';
import { Badge, Box, Button, chakra, Flex, HStack, MemberAvatar, TimeText } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

interface DeadLetterRowProps {
  deadLetter: DeadLetter;
  /** Whether it is being resent. */
  busy: boolean;
  onRetry: () => void;
}

/** A failed message: recipient, subject, and the remote service's error. */
export function DeadLetterRow({ deadLetter, busy, onRetry }: DeadLetterRowProps) {
  const { t } = useLingui();
  const { channel, recipient, title, attempts, error, at } = deadLetter;
  const { fullName } = recipient;
  const channels = { email: t`E-mail`, push: t`Push` };
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap={{ base: '2', md: '5' }}
      py="3"
      borderBottomWidth="1px"
    >
      <Box width={{ md: '14rem' }} flexShrink="0">
        <HStack gap="3">
          <MemberAvatar {...recipient} />
          <chakra.span translate="no" dir="auto" fontWeight="600" overflowWrap="anywhere">
            {fullName}
          </chakra.span>
        </HStack>
      </Box>
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <chakra.span fontWeight="600" me="2">
          {title}
        </chakra.span>
        <Badge>{channels[channel]}</Badge>
        <Box fontSize="sm" color="fg.muted">
          <chakra.code translate="no">{error}</chakra.code> ·{' '}
          <Plural value={attempts} one="# attempt" other="# attempts" /> · <TimeText at={at} as="relative" />
        </Box>
      </Box>
      <Button
        size="xs"
        variant="outline"
        alignSelf={{ base: 'start', md: 'auto' }}
        loading={busy}
        aria-label={t`Send again to ${fullName}`}
        onClick={onRetry}
      >
        <Trans>Send again</Trans>
      </Button>
    </Flex>
  );
}
