import { type LiveStream, streamPlatform } from '@boardwalk/contracts';
import { Box, Embed, useHydrated } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Returns the frame of a stream's chat; undefined if the platform has none for other sites. */
export function useChat(live: LiveStream | null): { name: string; src: string } | undefined {
  const host = useHydrated() ? location.hostname : '';
  if (!live) return undefined;
  const row = streamPlatform(live.platform);
  const src = row.chat?.({ channel: live.channel, broadcast: live.broadcast, host });
  return src ? { name: row.name, src } : undefined;
}

/** Chat of the platform, with a consent of its own, because its site differs from the player's. */
export function StreamChat({ live, chat }: { live: LiveStream; chat: { name: string; src: string } }) {
  const { t } = useLingui();
  const { fullName } = live.person;
  return (
    <Box as="section" aria-label={t`Chat`}>
      <Embed title={t`Chat of ${fullName}`} address={live.channelUrl} player={chat} aspectRatio={9 / 14} />
    </Box>
  );
}
