import { FORMER_HANDLE_DAYS, PROFILE_LIMITS, type ProfileChange } from '@boardwalk/contracts';
import {
  type Control,
  FormField,
  FormSwitch,
  Input,
  SelectField,
  Textarea,
  Watch,
  ZoneOptions,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { LinkFields } from './link-fields.tsx';

export type ProfileValues = Required<Omit<ProfileChange, 'version'>>;

/** Form fields of a profile. */
export function ProfileFields({
  control,
  zone,
}: {
  control: Control<ProfileValues>;
  /** The stored time zone; empty without one. */
  zone: string;
}) {
  const { t } = useLingui();
  return (
    <>
      <FormField control={control} name="fullName" label={t`Name`}>
        {(field) => <Input {...field} maxLength={PROFILE_LIMITS.fullName} autoComplete="name" />}
      </FormField>
      <FormField
        control={control}
        name="username"
        label={t`Handle`}
        helperText={t`Letters, digits, dot, dash and underscore. After a change, links with your old handle work for ${FORMER_HANDLE_DAYS} days.`}
      >
        {(field) => (
          <Input
            {...field}
            maxLength={PROFILE_LIMITS.username}
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </FormField>
      <FormField control={control} name="bio" label={t`About you`} limit={PROFILE_LIMITS.bio}>
        {(field) => <Textarea {...field} maxLength={PROFILE_LIMITS.bio} autoresize minH="28" />}
      </FormField>
      <FormField control={control} name="pronouns" label={t`Pronouns`}>
        {(field) => <Input {...field} maxLength={PROFILE_LIMITS.pronouns} />}
      </FormField>
      <SelectField control={control} name="timeZone" label={t`Time zone`}>
        <option value="">{t`Same as device`}</option>
        <ZoneOptions zone={zone} />
      </SelectField>
      <Watch
        control={control}
        name="links"
        render={(links) => <LinkFields control={control} links={links} />}
      />
      <FormSwitch
        control={control}
        name="listedOnTeam"
        label={t`Show me on the About page when I am on the team`}
      />
    </>
  );
}
