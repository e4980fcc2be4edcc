import { Controller, HStack, RadioGroup, Text } from '@boardwalk/kit';
import { type ReactNode, useId } from 'react';
import type { PartProps } from './settings-values.ts';

type ChoicePath = `settings.look.${'palette' | 'headings' | 'corners' | 'scenery' | 'mark'}`;

interface ChoiceFieldProps<Value extends string> extends PartProps {
  name: ChoicePath;
  label: string;
  options: readonly (readonly [Value, ReactNode])[];
}

/** A choice of one of a few labeled options. */
export function ChoiceField<Value extends string>({ form, name, label, options }: ChoiceFieldProps<Value>) {
  return (
    <Controller
      control={form.control}
      name={name}
      label={label}
      render={({ field }) => (
        <Choice label={label} options={options} value={field.value as Value} onChange={field.onChange} />
      )}
    />
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, ReactNode])[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Text id={id} fontWeight="500" mb="2">
        {label}
      </Text>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={(change) => onChange(change.value as Value)}
      >
        <HStack wrap="wrap" gap="4">
          {options.map(([option, name]) => (
            <RadioGroup.Item key={option} value={option} minH="8">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{name}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </HStack>
      </RadioGroup.Root>
    </div>
  );
}
