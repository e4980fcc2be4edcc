import { Button, CopyButton, chakra, HStack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Copy } from 'lucide-react';

/** Subscribes the reader's calendar application to a calendar file, or copies its URL. @param path on this site. */
export function CalendarAddress({ path }: { path: string }) {
  return (
    <HStack gap="2" wrap="wrap">
      <Button asChild size="sm" colorPalette="sodium">
        <chakra.a href={`webcal://${location.host}${path}`}>
          <CalendarPlus aria-hidden />
          <Trans>Open in your calendar</Trans>
        </chakra.a>
      </Button>
      <CopyButton size="sm" text={() => new URL(path, location.origin).href}>
        <Copy aria-hidden />
        <Trans>Copy link</Trans>
      </CopyButton>
    </HStack>
  );
}
