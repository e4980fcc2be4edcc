import { LINK_CODE_MINUTES, type PublicField } from '@boardwalk/contracts';
import {
  Button,
  type Control,
  Controller,
  errorMessage,
  HStack,
  Input,
  Stack,
  StatusDot,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import type { FieldSource } from './field-source.ts';
import type { FormValues } from './form-values.ts';

interface IdentityFieldProps {
  field: Extract<PublicField, { type: 'identity' }>;
  control: Control<FormValues>;
  source: FieldSource;
}

/** An account elsewhere: proved, never typed. The server takes what is linked, whatever is sent. */
export function IdentityField({ field, control, source }: IdentityFieldProps) {
  const { id, label, help, required, provider } = field;
  const linked = source.linked(provider);
  return (
    <Controller
      control={control}
      name={id}
      label={label}
      render={({ field: { ref }, fieldState }) => (
        <FieldGroup label={label} help={help} required={required} error={fieldState.error?.message}>
          {linked !== undefined ? (
            <StatusDot state="on">
              <Trans>Linked: {linked}</Trans>
            </StatusDot>
          ) : provider === 'discord' ? (
            <Button
              ref={ref}
              variant="outline"
              alignSelf="start"
              disabled={!source.link}
              onClick={() => source.link?.('discord')}
            >
              <Trans>Link your Discord account</Trans>
            </Button>
          ) : (
            <CodeEntry onEnter={source.enterCode} />
          )}
        </FieldGroup>
      )}
    />
  );
}

function CodeEntry({ onEnter }: { onEnter: FieldSource['enterCode'] }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    setProblem(undefined);
    await onEnter(code).catch((error: unknown) => setProblem(errorMessage(error)));
    setBusy(false);
  };
  return (
    <Stack gap="2">
      <Text fontSize="sm" color="fg.muted">
        <Trans>
          Join the game server once. It shows a code of six characters, which works for {LINK_CODE_MINUTES}{' '}
          minutes.
        </Trans>
      </Text>
      <HStack>
        <Input
          aria-label={t`Code of the game server`}
          value={code}
          maxLength={6}
          width="9rem"
          fontFamily="mono"
          textTransform="uppercase"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void enter();
          }}
        />
        <Button
          variant="outline"
          loading={busy}
          disabled={code.trim().length < 6}
          onClick={() => void enter()}
        >
          <Trans>Link this account</Trans>
        </Button>
      </HStack>
      {problem && (
        <Text role="alert" fontSize="sm" color="signal.fg">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
