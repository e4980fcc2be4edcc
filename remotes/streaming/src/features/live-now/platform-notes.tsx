import type { StreamPlatformState } from '@boardwalk/contracts';
import { Alert, Stack, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useNames } from '../../streams/names.ts';

/** Platforms that don't respond, whose data may be outdated. */
export function PlatformNotes({ platforms }: { platforms: readonly StreamPlatformState[] }) {
  const names = useNames();
  const silent = platforms.filter(({ state }) => state === 'silent');
  if (silent.length === 0) return null;
  return (
    <Stack gap="2">
      {silent.map(({ platform, answeredAt }) => {
        const name = names.platform(platform);
        return (
          <Alert.Root key={platform} status="warning" borderRadius="md" size="sm">
            <Alert.Indicator />
            <Alert.Title>
              {answeredAt ? (
                <Trans>
                  {name} isn’t responding. You see its last known state,{' '}
                  <TimeText at={answeredAt} as="relative" />.
                </Trans>
              ) : (
                <Trans>{name} isn’t responding. It isn’t known who is live there.</Trans>
              )}
            </Alert.Title>
          </Alert.Root>
        );
      })}
    </Stack>
  );
}
