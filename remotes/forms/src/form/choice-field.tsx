import type { Answer, PublicField } from '@boardwalk/contracts';
import {
  Checkbox,
  CheckboxGroup,
  type Control,
  Controller,
  HStack,
  NativeSelect,
  RadioGroup,
  Stack,
  Text,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from './field-group.tsx';
import type { FormValues } from './form-values.ts';
import { RequiredMark } from './required-mark.tsx';

type Choice = Extract<PublicField, { type: 'select' | 'radio' | 'multi_select' | 'consent' | 'scale' }>;

interface ChoiceFieldProps {
  field: Choice;
  control: Control<FormValues>;
}

/** A field with options. */
export function ChoiceField({ field, control }: ChoiceFieldProps) {
  const { t } = useLingui();
  const { id, label, help, required } = field;
  return (
    <Controller
      control={control}
      name={id}
      label={label}
      rules={{ required: required ? t`This needs an answer.` : undefined }}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <FieldGroup
          label={field.type === 'consent' ? t`Please confirm` : label}
          help={help}
          // A consent is marked at its own text.
          required={required && field.type !== 'consent'}
          error={fieldState.error?.message}
        >
          <ChoiceControl field={field} value={value} onChange={onChange} onBlur={onBlur} inputRef={ref} />
        </FieldGroup>
      )}
    />
  );
}

interface ControlProps {
  field: Choice;
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
}

function ChoiceControl({ field, value, onChange, onBlur, inputRef }: ControlProps) {
  const { t } = useLingui();
  switch (field.type) {
    case 'select':
      return (
        <NativeSelect.Root maxW="24rem">
          <NativeSelect.Field
            ref={inputRef}
            aria-label={field.label}
            aria-required={field.required}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          >
            <option value="">{t`Choose…`}</option>
            {field.options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      );
    case 'radio':
      return (
        <Radios
          label={field.label}
          required={field.required}
          options={field.options}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          inputRef={inputRef}
        />
      );
    case 'scale':
      return <Scale field={field} value={value} onChange={onChange} inputRef={inputRef} />;
    case 'multi_select':
      return (
        <CheckboxGroup value={Array.isArray(value) ? value : []} onValueChange={onChange}>
          <Stack gap="2.5">
            {field.options.map(({ id, label }, index) => (
              <Checkbox.Root key={id} value={id}>
                <Checkbox.HiddenInput ref={index === 0 ? inputRef : undefined} />
                <Checkbox.Control />
                <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
              </Checkbox.Root>
            ))}
          </Stack>
        </CheckboxGroup>
      );
    case 'consent':
      return (
        <Checkbox.Root
          width="full"
          borderWidth="1px"
          borderRadius="md"
          bg="bg.panel"
          px="4"
          py="3"
          checked={value === true}
          onCheckedChange={({ checked }) => onChange(checked === true ? true : undefined)}
        >
          <Checkbox.HiddenInput ref={inputRef} aria-required={field.required} />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="normal">
            {field.label}
            {field.required && <RequiredMark />}
          </Checkbox.Label>
        </Checkbox.Root>
      );
  }
}

interface RadiosProps {
  label: string;
  required?: boolean;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  inputRef?: (element: HTMLElement | null) => void;
}

/** Radio buttons for one of several options. */
export function Radios({ label, required, options, value, onChange, inputRef }: RadiosProps) {
  return (
    <RadioGroup.Root
      aria-label={label}
      aria-required={required}
      value={value}
      onValueChange={(change) => onChange(change.value ?? '')}
      colorPalette="sodium"
    >
      <Stack gap="2.5">
        {options.map((option, index) => (
          <RadioGroup.Item key={option.id} value={option.id}>
            <RadioGroup.ItemHiddenInput ref={index === 0 ? inputRef : undefined} />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText fontWeight="normal">{option.label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

interface ScaleProps extends Pick<ControlProps, 'value' | 'onChange' | 'inputRef'> {
  field: Extract<Choice, { type: 'scale' }>;
}

function Scale({ field, value, onChange, inputRef }: ScaleProps) {
  const { min, max, minLabel, maxLabel, label, required } = field;
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <HStack wrap="wrap" gap="4">
      {minLabel && (
        <Text as="span" fontSize="sm" color="fg.muted">
          {minLabel}
        </Text>
      )}
      <RadioGroup.Root
        aria-label={label}
        aria-required={required}
        value={typeof value === 'number' ? String(value) : ''}
        onValueChange={(change) => onChange(change.value === null ? undefined : Number(change.value))}
        colorPalette="sodium"
      >
        <HStack wrap="wrap" gap="4">
          {steps.map((step) => (
            <RadioGroup.Item key={step} value={String(step)} flexDirection="column" gap="1" minW="6">
              <RadioGroup.ItemHiddenInput ref={step === min ? inputRef : undefined} />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText fontVariantNumeric="tabular-nums">{step}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </HStack>
      </RadioGroup.Root>
      {maxLabel && (
        <Text as="span" fontSize="sm" color="fg.muted">
          {maxLabel}
        </Text>
      )}
    </HStack>
  );
}
