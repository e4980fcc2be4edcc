import { Button, Dialog, Input, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

/** The secret of a new token. The site keeps only its hash, so this is the one time that anybody sees it. */
export function SecretOnce({ secret }: { secret: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without leave for the clipboard, or on plain http without one, the text stands selected, ready to be copied by hand.
    }
  };
  return (
    <>
      <Dialog.Header pe="12">
        <Dialog.Title>
          <Trans>Copy the token now</Trans>
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <Text>
            <Trans>
              It is shown this once. The site keeps only a hash of it. Give it to the team as{' '}
              <code>BOARDWALK_TOKEN</code>.
            </Trans>
          </Text>
          <Input
            ref={field}
            readOnly
            value={secret}
            aria-label={t`Deploy token`}
            onFocus={(event) => event.currentTarget.select()}
            fontFamily="mono"
            bg="bg.subtle"
          />
          <Text role="status" fontSize="sm" color="fg.muted" minH="1.5em">
            {copied && <Trans>Copied.</Trans>}
          </Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Dialog.ActionTrigger asChild>
          <Button variant="solid" colorPalette="sodium">
            <Trans>I have it</Trans>
          </Button>
        </Dialog.ActionTrigger>
      </Dialog.Footer>
    </>
  );
}
