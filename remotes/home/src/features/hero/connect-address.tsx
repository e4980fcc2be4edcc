import { Button, chakra, HStack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** How long the button says what has happened, in milliseconds. */
const SAID_FOR = 2_500;

/** What players type to connect, and a button that copies it. */
export function ConnectAddress({ address }: { address: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without leave for the clipboard: a click on the address selects all of it.
    }
  };
  return (
    <HStack gap="2">
      <chakra.code translate="no" userSelect="all" fontSize="sm" overflowWrap="anywhere">
        {address}
      </chakra.code>
      <Button
        size="sm"
        variant="outline"
        onClick={() => void copy()}
        aria-label={copied ? undefined : t`Copy the address of the game server`}
      >
        {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </HStack>
  );
}
