import { Button, type ButtonProps } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from '../toasts/toast.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'value'> {
  /** The copied text; a function for text that only the browser knows, such as a URL of this site. */
  text: string | (() => string);
  /** Toast after copying. */
  copied?: string;
}

/**
 * A button that copies text to the clipboard. A toast confirms it, or contains the text if the browser doesn't allow the copy.
 * @example <CopyButton text={() => new URL(path, location.origin).href}>{t`Copy link`}</CopyButton>
 */
export function CopyButton({ text, copied, children, ...button }: CopyButtonProps) {
  const copy = useCopy();
  return (
    <Button
      variant="outline"
      {...button}
      onClick={() => void copy(typeof text === 'function' ? text() : text, copied)}
    >
      {children ?? <Trans>Copy</Trans>}
    </Button>
  );
}

/** Returns a function that copies text to the clipboard, and confirms it with a toast. */
export function useCopy(): (text: string, copied?: string) => Promise<void> {
  const { t } = useLingui();
  return async (text, copied = t`Link copied.`) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.add({ description: copied, tone: 'success' });
    } catch {
      // Without clipboard permission, or on plain http.
      toast.add({ description: t`It could not be copied: ${text}`, tone: 'destructive' });
    }
  };
}
