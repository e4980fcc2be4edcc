import { DEPLOY_TOKEN_DAYS } from '@boardwalk/contracts';
import { type Control, SelectField } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import type { TokenValues } from './create-token-dialog.tsx';

const LIFETIMES = [7, 30, DEPLOY_TOKEN_DAYS.usual, 180, DEPLOY_TOKEN_DAYS.most];

/** Fields for the validity and the permissions of a token. */
export function TokenScopeFields({ control }: { control: Control<TokenValues> }) {
  const { t } = useLingui();
  return (
    <>
      <SelectField control={control} name="days" label={t`Valid for`} rules={{ setValueAs: Number }}>
        {LIFETIMES.map((days) => (
          <option key={days} value={days}>
            <Plural value={days} one="# day" other="# days" />
          </option>
        ))}
      </SelectField>
      <SelectField
        control={control}
        name="holder"
        label={t`What the token can do`}
        helperText={t`A release that adds pages, links or frames always needs approval by a person.`}
      >
        <option value="serve">{t`publish and roll out`}</option>
        <option value="publish">{t`only publish; a person rolls out the release`}</option>
      </SelectField>
      <SelectField
        control={control}
        name="trust"
        label={t`Who has it`}
        helperText={t`A team that develops in the pages of this site needs an approved token.`}
      >
        <option value="later">{t`I approve its first release when I have seen it`}</option>
        <option value="now">{t`I know who has it, and approve it now`}</option>
      </SelectField>
    </>
  );
}
