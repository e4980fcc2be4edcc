import {
  Badge,
  Box,
  Flex,
  Heading,
  HStack,
  LiveLamp,
  MemberAvatar,
  Stack,
  Text,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { HarborNight } from '../../player/poster.tsx';
import { useNames } from '../../streams/names.ts';
import { type ChannelValues, channelOf } from './channel-values.ts';

/** The channel as viewers see it on the Live page, with the values entered so far. */
export function ChannelPreview({ values }: { values: ChannelValues }) {
  const { t } = useLingui();
  const names = useNames();
  const { user } = useSession();
  const { characters, tags, platform, language, about } = channelOf(values);
  const [character] = characters;
  const fullName = user?.fullName ?? '';
  return (
    <Stack as="section" gap="3" aria-label={t`Preview`}>
      <Heading as="h2" textStyle="lg">
        <Trans>How viewers see you</Trans>
      </Heading>
      <Box borderWidth="1px" borderRadius="lg" overflow="hidden" bg="bg.panel">
        <Box position="relative" aspectRatio={16 / 9}>
          <HarborNight />
        </Box>
        <Stack gap="3" p="4">
          <Box>
            <LiveLamp />
          </Box>
          <HStack gap="3" align="center">
            <MemberAvatar
              username={user?.username}
              fullName={fullName}
              avatarUrl={user?.avatarUrl}
              size="10"
            />
            <Box minW="0">
              <Text fontFamily="heading" fontWeight="700" textStyle="lg" overflowWrap="anywhere">
                {character ?? <Trans>Your character</Trans>}
              </Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                <Trans>
                  played by <bdi translate="no">{fullName}</bdi>
                </Trans>
              </Text>
            </Box>
          </HStack>
          <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5">
            {[names.platform(platform), names.language(language), ...tags].map((label) => (
              <li key={label}>
                <Badge variant="outline">{label}</Badge>
              </li>
            ))}
          </Flex>
          {about.trim() && (
            <Text textStyle="sm" color="fg.muted" lineClamp="3" overflowWrap="anywhere" dir="auto">
              {about}
            </Text>
          )}
        </Stack>
      </Box>
    </Stack>
  );
}
