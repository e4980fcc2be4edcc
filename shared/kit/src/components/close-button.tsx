import { CloseButton as ChakraCloseButton, type CloseButtonProps } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';

/** Chakra's close button, called *Close* in the reader's language unless it says something else. */
export function CloseButton(props: CloseButtonProps) {
  const { t } = useLingui();
  return <ChakraCloseButton aria-label={t`Close`} {...props} />;
}
