import { Button, chakra, HStack, toast } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Copy } from 'lucide-react';

/** Subscribes the reader's calendar application to a calendar file, or copies its URL. @param path on this site. */
export function CalendarAddress({ path }: { path: string }) {
  const { t } = useLingui();
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
    <HStack gap="2" wrap="wrap">
      <Button asChild size="sm" colorPalette="sodium">
        <chakra.a href={`webcal://${location.host}${path}`}>
          <CalendarPlus aria-hidden />
          <Trans>Open in your calendar</Trans>
        </chakra.a>
      </Button>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden />
        <Trans>Copy the address</Trans>
      </Button>
    </HStack>
  );
}
