import { Button, chakra, HStack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Time that the button shows the result, in milliseconds. */
const SHOWN_FOR_MS = 2_500;

/** Address that players type to connect, with a copy button. */
export function ConnectAddress({ address }: { address: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without clipboard permission a click on the address selects it.
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
        aria-label={copied ? undefined : t`Copy game server address`}
      >
        {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </HStack>
  );
}
