import { Checkbox } from '@boardwalk/kit';

interface CheckRowProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** A labeled checkbox. */
export function CheckRow({ label, checked, onChange }: CheckRowProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(change) => onChange(change.checked === true)} minH="8">
      <Checkbox.HiddenInput />
      <Checkbox.Control>
        <Checkbox.Indicator />
      </Checkbox.Control>
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
