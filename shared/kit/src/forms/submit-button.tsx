import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { isSame } from './use-stored-draft.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {
  /** Whether the button is inactive without changes. */
  needsChange?: boolean;
}

/** Submits the form. Never uses the `disabled` attribute, because a disabled button loses the focus. */
export function SubmitButton({
  needsChange = false,
  disabled,
  children,
  onClick,
  ...rest
}: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const changed = useHasChanges();
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

/** Returns whether the values differ from the saved ones. */
export function useHasChanges(): boolean {
  const { isDirty, defaultValues } = useFormState();
  const values = useWatch<FieldValues>();
  // An empty field and an absent one are equal; `isDirty` distinguishes them.
  return isDirty && !isSame(values, defaultValues);
}
