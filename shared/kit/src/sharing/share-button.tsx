import { Button, type ButtonProps } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useCopy } from './copy-button.tsx';

interface ShareButtonProps extends Omit<ButtonProps, 'onClick' | 'title'> {
  /** Title of the shared page. */
  title: string;
}

/** A button that shares the page by the device's share sheet. Without one, it copies the page's URL, without query and fragment. */
export function ShareButton({ title, children, ...button }: ShareButtonProps) {
  const copy = useCopy();
  const share = async () => {
    const url = location.origin + location.pathname;
    // Closing the share sheet rejects, and isn't an error.
    if (navigator.share) await navigator.share({ title, url }).catch(() => undefined);
    else await copy(url);
  };
  return (
    <Button {...button} onClick={() => void share()}>
      {children ?? <Trans>Share</Trans>}
    </Button>
  );
}
