import { chakra } from '@chakra-ui/react';

interface ChooseBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for, not all. */
  partly?: boolean;
  onToggle: () => void;
}

/** Chooses a row, or all of them. */
export function ChooseBox({ label, checked, partly = false, onToggle }: ChooseBoxProps) {
  return (
    <chakra.input
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = partly;
      }}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onToggle}
      display="block"
      boxSize="5"
      cursor="pointer"
      accentColor="var(--chakra-colors-sodium-fg)"
    />
  );
}
