import type { InputProps } from '@chakra-ui/react';
import type { WheelEvent } from 'react';
import { Input } from '../chakra/forms.ts';

/**
 * A field for a number, with the props of `Input`. In a form it is inside a `FormField`, whose `rules` convert the text. The wheel scrolls the page: by
 * default browsers change the value of a focused number field, unnoticed by users who only want to scroll.
 * @example
 * <FormField control={control} name="days" label={t`Days`} rules={{ setValueAs: Number }}>
 *   {(field) => <NumberField {...field} min={1} max={365} />}
 * </FormField>
 */
export function NumberField({ onWheel, ...rest }: Omit<InputProps, 'type'>) {
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
