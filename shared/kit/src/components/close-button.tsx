import { CloseButton as ChakraCloseButton, type CloseButtonProps } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';

/** Chakra's close button with the translated label *Close*, unless `aria-label` is set. */
export function CloseButton(props: CloseButtonProps) {
  const { t } = useLingui();
  return <ChakraCloseButton aria-label={t`Close`} {...props} />;
}
