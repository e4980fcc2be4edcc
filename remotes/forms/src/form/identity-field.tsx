import type { IdentityProvider, PublicField } from '@boardwalk/contracts';
import { type Control, Controller, ErrorBox, LinkButton, StatusDot } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { FieldGroup } from './field-group.tsx';
import type { FieldSource } from './field-source.ts';
import type { FormValues } from './form-values.ts';

interface IdentityFieldProps {
  field: Extract<PublicField, { type: 'identity' }>;
  control: Control<FormValues>;
  source: FieldSource;
}

/** An external account: verified, never typed. The server uses the linked account, whatever is sent. */
export function IdentityField({ field, control, source }: IdentityFieldProps) {
  const { t } = useLingui();
  const { id, label, help, required, provider } = field;
  const linked = source.linked.find((account) => account.provider === provider)?.name;
  return (
    <Controller
      control={control}
      name={id}
      label={label}
      render={({ fieldState }) => (
        <FieldGroup label={label} help={help} required={required} error={fieldState.error?.message}>
          {source.linkedError ? (
            <ErrorBox
              title={t`Your linked accounts could not be loaded`}
              error={source.linkedError}
              onRetry={source.reloadLinked}
            />
          ) : linked === undefined ? (
            <LinkAccount provider={provider} />
          ) : (
            <StatusDot state="on">
              <Trans>Linked: {linked}</Trans>
            </StatusDot>
          )}
        </FieldGroup>
      )}
    />
  );
}

/** Answers so far are saved, so the applicant can continue after linking. */
function LinkAccount({ provider }: { provider: IdentityProvider }) {
  return (
    <LinkButton variant="outline" alignSelf="start" to="/profile#accounts">
      {provider === 'discord' ? (
        <Trans>Link your Discord account</Trans>
      ) : (
        <Trans>Link your game account</Trans>
      )}
    </LinkButton>
  );
}
