import { localize, type RemoteSetting, type SettingValues } from '@boardwalk/contracts';
import {
  type Control,
  FormField,
  FormNumberField,
  FormSwitch,
  Input,
  SelectField,
  Textarea,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Values of the form. */
export interface RemoteSettingsValues {
  values: SettingValues;
}

interface SettingFieldProps {
  control: Control<RemoteSettingsValues>;
  name: string;
  setting: RemoteSetting;
}

/** The field for a setting, by its type. */
export function SettingField({ control, name: key, setting }: SettingFieldProps) {
  const { t, i18n } = useLingui();
  const name = `values.${key}` as const;
  const label = localize(setting.label, i18n.locale);
  const description = setting.description && localize(setting.description, i18n.locale);
  const shared = { control, name, label, helperText: description };
  if (setting.type === 'boolean') return <FormSwitch {...shared} />;
  if (setting.type !== 'string')
    return (
      <FormNumberField
        {...shared}
        min={setting.minimum}
        max={setting.maximum}
        decimals={setting.type === 'integer' ? 0 : Infinity}
        rules={{ required: t`Enter a number.` }}
      />
    );
  if (setting.enum) {
    const { labels = {} } = setting;
    const options = Object.fromEntries(
      setting.enum.map((choice) => [choice, localize(labels[choice] ?? choice, i18n.locale)]),
    );
    return <SelectField {...shared} options={options} />;
  }
  const { minLength = 0, maxLength, multiline } = setting;
  const rules = {
    validate: (value: unknown) =>
      String(value ?? '').trim().length >= minLength || t`Enter at least ${minLength} characters.`,
  };
  return (
    <FormField {...shared} rules={rules}>
      {(field) =>
        multiline ? (
          <Textarea {...field} maxLength={maxLength} rows={5} />
        ) : (
          <Input {...field} maxLength={maxLength} />
        )
      }
    </FormField>
  );
}
