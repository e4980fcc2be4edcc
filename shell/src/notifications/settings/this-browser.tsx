import { Button, Skeleton, Stack, StatusDot, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PushState } from '../push/this-browser.ts';
import { usePush } from '../push/use-push.ts';

interface ThisBrowserProps {
  memberId: string;
  pushKey: string | null;
}

/** Push notifications of this browser. The permission prompt is shown only on request. */
export function ThisBrowser({ memberId, pushKey }: ThisBrowserProps) {
  const { state, busy, failed, start, stop } = usePush(memberId, pushKey);
  if (!state) return <Skeleton height="9" my="3.5" />;
  const act = state === 'on' ? stop : start;
  return (
    <Stack
      direction={{ base: 'column', sm: 'row' }}
      justify="space-between"
      align={{ sm: 'center' }}
      gap="3"
      py="3.5"
      ps={{ sm: '4' }}
      fontSize="sm"
    >
      <Stack gap="0.5" role="status">
        <StatusDot state={state === 'on' ? 'on' : state === 'off' ? 'unknown' : 'warning'}>
          <StateMessage state={state} />
        </StatusDot>
        {failed && (
          <Text color="fg.error">
            <Trans>The browser’s push service can’t be reached. Try again in a while.</Trans>
          </Text>
        )}
      </Stack>
      {(state === 'on' || state === 'off') && (
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          alignSelf={{ base: 'start', sm: 'center' }}
          loading={busy}
          onClick={act}
        >
          {state === 'on' ? <Trans>Turn off in this browser</Trans> : <Trans>Turn on in this browser</Trans>}
        </Button>
      )}
    </Stack>
  );
}

const MESSAGES: Record<PushState, () => ReactNode> = {
  on: () => <Trans>Push messages are on in this browser.</Trans>,
  off: () => <Trans>Push messages are off in this browser.</Trans>,
  denied: () => (
    <Trans>
      This browser blocks notifications from this site. Allow them in the browser’s settings for this site.
      This page updates by itself.
    </Trans>
  ),
  'not-installed': () => (
    <Trans>
      On iPhone and iPad, push messages work only from the home screen: choose Share, then Add to Home Screen,
      and open the site from there.
    </Trans>
  ),
  unsupported: () => <Trans>This browser doesn’t support push messages.</Trans>,
  'no-worker': () => (
    <Trans>The part of the site that receives push messages doesn’t run in this browser.</Trans>
  ),
};

function StateMessage({ state }: { state: PushState }) {
  return MESSAGES[state]();
}
