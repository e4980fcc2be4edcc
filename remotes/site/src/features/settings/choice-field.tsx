import { Controller, Flex, RadioCard, Text } from '@boardwalk/kit';
import { type ReactNode, useId } from 'react';
import type { PartProps } from './settings-values.ts';

type ChoicePath = `settings.look.${'palette' | 'headings' | 'corners' | 'scenery' | 'mark'}`;

interface ChoiceFieldProps<Value extends string> extends PartProps, OptionsProps<Value> {
  name: ChoicePath;
}

interface OptionsProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, ReactNode])[];
  /** Renders a small picture of an option, 64 pixels high. */
  sample: (value: Value) => ReactNode;
}

/** A choice of one of a few options, each with a picture. */
export function ChoiceField<Value extends string>({
  form,
  name,
  label,
  options,
  sample,
}: ChoiceFieldProps<Value>) {
  return (
    <Controller
      control={form.control}
      name={name}
      label={label}
      render={({ field }) => (
        <Choice
          label={label}
          options={options}
          sample={sample}
          value={field.value as Value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

interface ChoiceProps<Value extends string> extends OptionsProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, sample, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Text id={id} fontWeight="500" mb="2">
        {label}
      </Text>
      <RadioCard.Root
        aria-labelledby={id}
        value={value}
        colorPalette="sodium"
        size="sm"
        onValueChange={(change) => onChange(change.value as Value)}
      >
        <Flex wrap="wrap" gap="3">
          {options.map(([option, name]) => (
            <RadioCard.Item key={option} value={option} flex="0 0 9.5rem" overflow="hidden" p="0">
              <RadioCard.ItemHiddenInput />
              {sample(option)}
              <RadioCard.ItemControl p="2.5">
                <RadioCard.ItemText>{name}</RadioCard.ItemText>
                <RadioCard.ItemIndicator />
              </RadioCard.ItemControl>
            </RadioCard.Item>
          ))}
        </Flex>
      </RadioCard.Root>
    </div>
  );
}
