import { DEPLOY_TOKEN_DAYS } from '@boardwalk/contracts';
import { Field, NativeSelect } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** How long a token is valid, in days, and whether a person has to serve what it publishes. */
export interface Powers {
  days: number;
  publishOnly: boolean;
}

const LIFETIMES = [7, 30, DEPLOY_TOKEN_DAYS.usual, 180, DEPLOY_TOKEN_DAYS.most];

interface TokenPowersProps {
  powers: Powers;
  onChange: (powers: Powers) => void;
}

/** Asks how long a token is valid and what its holder may do. */
export function TokenPowers({ powers, onChange }: TokenPowersProps) {
  const { t } = useLingui();
  return (
    <>
      <Field.Root>
        <Field.Label>
          <Trans>Valid for</Trans>
        </Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={String(powers.days)}
            onChange={(event) => onChange({ ...powers, days: Number(event.currentTarget.value) })}
          >
            {LIFETIMES.map((days) => (
              <option key={days} value={days}>
                <Plural value={days} one="# day" other="# days" />
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root>
        <Field.Label>
          <Trans>Its holder may</Trans>
        </Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={powers.publishOnly ? 'publish' : 'serve'}
            onChange={(event) =>
              onChange({ ...powers, publishOnly: event.currentTarget.value === 'publish' })
            }
          >
            <option value="serve">{t`publish, and decide what is served`}</option>
            <option value="publish">{t`only publish; a person serves it`}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Field.HelperText>
          <Trans>The first release with it waits for a person in any case.</Trans>
        </Field.HelperText>
      </Field.Root>
    </>
  );
}
