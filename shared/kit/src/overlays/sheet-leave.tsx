import { Button, type ButtonProps, Dialog } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';

/** The button that leaves a sheet: without doing anything, unless it says something else. */
export function SheetLeave({ children = <Trans>Cancel</Trans>, ...rest }: ButtonProps) {
  return (
    <Dialog.ActionTrigger asChild>
      <Button variant="outline" {...rest}>
        {children}
      </Button>
    </Dialog.ActionTrigger>
  );
}
