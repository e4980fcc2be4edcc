import { Button, chakra, HStack, Text, toast, useHydrated } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Copy } from 'lucide-react';

/** Links to subscribe the reader's calendar application to a schedule. @param path of the iCalendar file on this site. */
export function CalendarLinks({ path, label }: { path: string; label?: string }) {
  const { t } = useLingui();
  const host = useHydrated() ? location.host : '';
  const copy = async () => {
    const address = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast.add({ description: t`The calendar’s address is copied.`, tone: 'success' });
    } catch {
      toast.add({ description: t`The address could not be copied: ${address}`, tone: 'destructive' });
    }
  };
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
      <Button size="sm" variant="ghost" onClick={() => void copy()}>
        <Copy aria-hidden />
        <Trans>Copy the address</Trans>
      </Button>
    </HStack>
  );
}
