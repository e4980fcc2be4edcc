import { Button, Dialog, Input, Stack, Text, Textarea } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';

interface ShownOnceProps {
  /** The secret: one line, or several. */
  value: string;
  /** Label of the secret. */
  label: string;
  /** Instructions on the place to put it. */
  children: ReactNode;
}

const LOOK = { fontFamily: 'mono', bg: 'bg.subtle' } as const;

/** Content of a dialog that shows a secret, which can't be shown again. */
export function ShownOnce({ value, label, children }: ShownOnceProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without clipboard permission, or on plain http, the text is selected for copying manually.
    }
  };
  const lines = value.split('\n').length;
  const shown = { ref: field, readOnly: true, value, 'aria-label': label } as const;
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          {children}
          {lines === 1 ? (
            <Input {...shown} {...LOOK} onFocus={(event) => event.currentTarget.select()} />
          ) : (
            <Textarea
              {...shown}
              {...LOOK}
              rows={lines}
              wrap="off"
              fontSize="sm"
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
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
            <Trans>Done</Trans>
          </Button>
        </Dialog.ActionTrigger>
      </Dialog.Footer>
    </>
  );
}
