import { Fieldset } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  /** Null if the control has its own label. */
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
      {label !== null && (
        <Fieldset.Legend fontWeight="medium">
          {label}
          {required && <span aria-hidden> *</span>}
        </Fieldset.Legend>
      )}
      {help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
      <Fieldset.Content mt="2">{children}</Fieldset.Content>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
