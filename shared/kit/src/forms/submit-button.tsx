import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import { useFormState } from 'react-hook-form';

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
  const { isSubmitting, isDirty } = useFormState();
  const idle = disabled || (needsChange && !isDirty);
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
