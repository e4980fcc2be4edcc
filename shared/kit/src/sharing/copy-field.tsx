import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Input, Textarea } from '../chakra/forms.ts';

interface CopyFieldProps {
  /** One line, or several. */
  value: string;
  /** Label for screen readers. */
  label: string;
}

/** A read-only field whose content can be copied. Without clipboard permission, or on plain http, the button selects the content. */
export function CopyField({ value, label }: CopyFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The selected text can be copied manually.
    }
  };
  const lines = value.split('\n').length;
  return (
    <Stack gap="2">
      <HStack gap="2" align="start">
        {lines === 1 ? (
          <Input
            ref={field}
            readOnly
            value={value}
            aria-label={label}
            fontFamily="mono"
            bg="bg.subtle"
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : (
          <Textarea
            ref={field}
            readOnly
            value={value}
            aria-label={label}
            rows={lines}
            wrap="off"
            fontFamily="mono"
            fontSize="sm"
            bg="bg.subtle"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <Button variant="outline" flexShrink="0" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </HStack>
      <Text role="status" fontSize="sm" color="fg.muted" minH="1.5em">
        {copied && <Trans>Copied.</Trans>}
      </Text>
    </Stack>
  );
}
