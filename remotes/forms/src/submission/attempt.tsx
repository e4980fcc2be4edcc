import { SelectOrdinal } from '@lingui/react/macro';

/** Number of an application among those of its applicant for the same form: `2nd attempt`. */
export function Attempt({ number }: { number: number }) {
  return (
    <SelectOrdinal value={number} one="#st attempt" two="#nd attempt" few="#rd attempt" other="#th attempt" />
  );
}
