import { Button, HStack, Text } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Actions for the selected rows. Sticks to the bottom of narrow windows, within reach of the thumb. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <HStack
      role="region"
      aria-label={t`Selected rows`}
      wrap="wrap"
      gap="3"
      px="4"
      py="2.5"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      boxShadow="md"
      position="sticky"
      bottom="calc(0.75rem + var(--bottom-bar, 0px))"
      zIndex="docked"
    >
      <Text role="status" fontWeight="600" fontVariantNumeric="tabular-nums">
        <Plural value={count} one="# selected" other="# selected" />
      </Text>
      {children}
      <Button size="sm" variant="ghost" ms="auto" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </HStack>
  );
}
