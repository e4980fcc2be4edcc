import { FormField, Input, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { PartProps } from './settings-values.ts';

/** A setting that is a line or a text, by its path. */
export type TextPath =
  | `settings.${'name' | 'shortName' | 'city' | 'contactEmail'}`
  | `settings.${'chatInviteUrl' | 'chatName' | 'applicationPath' | 'rulesPath' | 'jobPaths'}`;

interface TextFieldProps extends PartProps {
  name: TextPath;
  label: string;
  max: number;
  help?: string;
  lines?: number;
  required?: boolean;
}

export function TextField({ form, name, label, max, help, lines = 1, required }: TextFieldProps) {
  const { t } = useLingui();
  const rules = required ? { required: t`This can’t be empty.` } : undefined;
  return (
    <FormField control={form.control} name={name} label={label} helperText={help} rules={rules}>
      {(field) =>
        lines === 1 ? (
          <Input {...field} maxLength={max} />
        ) : (
          <Textarea {...field} maxLength={max} rows={lines} />
        )
      }
    </FormField>
  );
}
