import { Fieldset } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import { RequiredMark } from './required-mark.tsx';

interface FieldGroupProps {
  label: ReactNode;
  help?: string;
  required: boolean;
  error?: string;
  children: ReactNode;
}

/** Several controls for one question. */
export function FieldGroup({ label, help, required, error, children }: FieldGroupProps) {
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend fontWeight="medium">
        {label}
        {required && <RequiredMark />}
      </Fieldset.Legend>
      {help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
      <Fieldset.Content mt="2">{children}</Fieldset.Content>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
