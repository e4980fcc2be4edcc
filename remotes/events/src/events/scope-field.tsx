import type { EventScope } from '@boardwalk/contracts';
import { RadioGroup, Stack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ScopeFieldProps {
  scope: EventScope;
  /** The question. */
  label: ReactNode;
  onChange: (scope: EventScope) => void;
}

/** Choice of the dates of a series that something applies to. */
export function ScopeField({ scope, label, onChange }: ScopeFieldProps) {
  const scopes: Record<EventScope, ReactNode> = {
    this: <Trans>This date only</Trans>,
    following: <Trans>This and later dates</Trans>,
    all: <Trans>All upcoming dates</Trans>,
  };
  return (
    <RadioGroup.Root
      value={scope}
      onValueChange={({ value }) => onChange(value as EventScope)}
      colorPalette="tide"
    >
      <RadioGroup.Label mb="2" fontWeight="medium" textStyle="sm">
        {label}
      </RadioGroup.Label>
      <Stack direction={{ base: 'column', sm: 'row' }} gap={{ base: '2', sm: '5' }} wrap="wrap">
        {Object.entries(scopes).map(([value, name]) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{name}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
