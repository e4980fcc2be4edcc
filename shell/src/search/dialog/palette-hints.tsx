import { chakra, HStack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isApple } from '../is-apple.ts';

/** Keyboard hints, on devices with a keyboard. */
export function PaletteHints() {
  const { t } = useLingui();
  const enter = '↵';
  return (
    <HStack
      display={{ base: 'none', sm: 'flex' }}
      gap="4"
      px="4"
      py="2"
      borderTopWidth="1px"
      textStyle="xs"
      color="fg.muted"
      aria-hidden
    >
      <Hint keys="↑ ↓">
        <Trans>Choose</Trans>
      </Hint>
      <Hint keys={enter}>
        <Trans context="search result">Open</Trans>
      </Hint>
      <Hint keys={isApple() ? `⌘ ${enter}` : t`Ctrl ${enter}`}>
        <Trans>New tab</Trans>
      </Hint>
      <Hint keys="Esc">
        <Trans>Close</Trans>
      </Hint>
    </HStack>
  );
}

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <span>
      <chakra.kbd translate="no" fontFamily="body" fontWeight="semibold" me="1.5">
        {keys}
      </chakra.kbd>
      {children}
    </span>
  );
}
