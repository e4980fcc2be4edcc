import type { InputProps } from '@chakra-ui/react';
import type { Ref, WheelEvent } from 'react';
import { Input } from '../chakra/forms.ts';

/**
 * A field for a number, with the props of `Input`. In a form, use `FormNumberField`. The wheel scrolls the page: by
 * default browsers change the value of a focused number field, unnoticed by users who only want to scroll.
 * @example
 * <NumberField aria-label={t`Days`} value={days} min={1} max={365} onChange={({ target }) => setDays(target.value)} />
 */
export function NumberField({
  onWheel,
  ...rest
}: Omit<InputProps, 'type'> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Input
      inputMode="numeric"
      {...rest}
      type="number"
      onWheel={(event) => {
        leaveValue(event);
        onWheel?.(event);
      }}
    />
  );
}

/** Makes the field read-only while the browser handles this turn of the wheel. The focus and the value stay. */
function leaveValue({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  if (field.readOnly) return;
  field.readOnly = true;
  setTimeout(() => {
    field.readOnly = false;
  });
}
