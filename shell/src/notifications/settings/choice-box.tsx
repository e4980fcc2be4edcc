import { Checkbox, chakra } from '@boardwalk/kit';
import { type ReactNode, useId } from 'react';

interface ChoiceBoxProps {
  /** `indeterminate` for several choices that differ. */
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  /** Full accessible label, including row and column. */
  name: string;
  /** Reason why it has no effect now. */
  closed: string | null;
  /** Visible label. */
  children?: ReactNode;
}

/** A checkbox of the settings. Without effect it can't be changed, and a tooltip explains why. */
export function ChoiceBox({ checked, onChange, name, closed, children }: ChoiceBoxProps) {
  const id = useId();
  return (
    <Checkbox.Root
      checked={checked}
      disabled={closed !== null}
      onCheckedChange={(change) => onChange(change.checked === true)}
      colorPalette="tide"
      minH="8"
      minW="8"
      justifyContent={children ? 'start' : 'center'}
      title={closed ?? undefined}
    >
      <Checkbox.HiddenInput aria-describedby={closed ? id : undefined} />
      <Checkbox.Control />
      <Checkbox.Label srOnly>{name}</Checkbox.Label>
      {children && (
        <chakra.span aria-hidden color={closed ? 'fg.muted' : 'fg'}>
          {children}
        </chakra.span>
      )}
      {closed && (
        <chakra.span id={id} hidden>
          {closed}
        </chakra.span>
      )}
    </Checkbox.Root>
  );
}
