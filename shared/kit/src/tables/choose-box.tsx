import { Box } from '@chakra-ui/react';
import { Checkbox } from '../chakra/forms.ts';

interface ChooseBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for, not all. */
  partly?: boolean;
  onToggle: () => void;
}

/** Chooses a row, or all of them. It has its room before its file is here. */
export function ChooseBox({ label, checked, partly = false, onToggle }: ChooseBoxProps) {
  return (
    <Box boxSize="5" flexShrink="0">
      <Checkbox.Root
        checked={partly ? 'indeterminate' : checked}
        onCheckedChange={onToggle}
        colorPalette="sodium"
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label srOnly>{label}</Checkbox.Label>
      </Checkbox.Root>
    </Box>
  );
}
