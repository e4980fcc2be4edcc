import { Button, CopyButton, chakra, HStack, Text, useHydrated } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Copy } from 'lucide-react';

/** Links to subscribe the reader's calendar application to a schedule. @param path of the iCalendar file on this site. */
export function CalendarLinks({ path, label }: { path: string; label?: string }) {
  const host = useHydrated() ? location.host : '';
  return (
    <HStack gap="2" wrap="wrap" textStyle="sm">
      {label && <Text color="fg.muted">{label}</Text>}
      <Button asChild size="sm" variant="outline" maxW="full" h="auto" minH="9" whiteSpace="normal">
        {/* A download for devices that don't support webcal URLs. */}
        <chakra.a href={host ? `webcal://${host}${path}` : path}>
          <CalendarPlus aria-hidden />
          <Trans>Subscribe in your calendar</Trans>
        </chakra.a>
      </Button>
      <CopyButton size="sm" variant="ghost" text={() => new URL(path, location.origin).href}>
        <Copy aria-hidden />
        <Trans>Copy link</Trans>
      </CopyButton>
    </HStack>
  );
}
