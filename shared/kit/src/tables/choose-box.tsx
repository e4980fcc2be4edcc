import { Box } from '@chakra-ui/react';
import { Checkbox } from '../chakra/forms.ts';

interface ChooseBoxProps {
  label: string;
  checked: boolean;
  /** Indeterminate: some of the rows are selected, not all. */
  partly?: boolean;
  onToggle: () => void;
}

/** Checkbox to select a row, or all of them. Reserves its space before its chunk is loaded. */
export function ChooseBox({ label, checked, partly = false, onToggle }: ChooseBoxProps) {
  return (
    <Box boxSize="5" flexShrink="0" position="relative" zIndex="1">
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
