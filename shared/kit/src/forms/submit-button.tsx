import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { isSame } from './use-kept-draft.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {
  /** Whether there is nothing to send before something was changed. */
  needsChange?: boolean;
}

/** Sends the form. It is never really disabled: such a button would lose the focus to the page. */
export function SubmitButton({
  needsChange = false,
  disabled,
  children,
  onClick,
  ...rest
}: SubmitButtonProps) {
  const { isSubmitting, isDirty, defaultValues } = useFormState();
  const values = useWatch<FieldValues>();
  // A field that is left empty and one that isn't there say the same; for `isDirty` they differ.
  const changed = isDirty && !isSame(values, defaultValues);
  const idle = disabled || (needsChange && !changed);
  return (
    <Button
      type="submit"
      colorPalette="sodium"
      aria-disabled={isSubmitting || idle || undefined}
      aria-busy={isSubmitting || undefined}
      onClick={(event) => {
        if (isSubmitting || idle) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {isSubmitting && <Spinner size="sm" />}
      {children}
    </Button>
  );
}
