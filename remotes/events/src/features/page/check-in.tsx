import { Button, chakra, errorMessage, HStack, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventPage } from '../../events/queries.ts';
import { useCheckIn } from './use-event.ts';

/** Six characters and an optional dash in the middle. */
const MAX_CODE_LENGTH = 8;

/** Field for the check-in code that the hosts announce. Hosts see the code itself. */
export function CheckIn({ event }: { event: EventPage }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useCheckIn(event);
  if (event.checkIn.code)
    return (
      <Stack gap="1" borderTopWidth="1px" pt="4">
        <Text textStyle="sm" color="fg.muted">
          <Trans>The check-in code. Guests enter it on this page.</Trans>
        </Text>
        <Text fontFamily="mono" fontSize="3xl" fontWeight="700" letterSpacing="0.12em">
          {event.checkIn.code}
        </Text>
      </Stack>
    );
  if (!event.may.checkIn || event.mine?.attendedAt) return null;
  return (
    <chakra.form
      borderTopWidth="1px"
      pt="4"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isPending) mutate(code);
      }}
    >
      <chakra.label display="block" textStyle="sm" mb="1.5" htmlFor="check-in-code">
        <Trans>At the event? Enter the check-in code that the hosts give you.</Trans>
      </chakra.label>
      <HStack>
        <chakra.input
          id="check-in-code"
          value={code}
          onChange={(change) => setCode(change.target.value.toUpperCase())}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? 'check-in-error' : undefined}
          placeholder={t`ABC234`}
          fontFamily="mono"
          letterSpacing="0.1em"
          width="9rem"
          height="10"
          px="3"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="md"
          bg="bg"
        />
        <Button type="submit" colorPalette="sodium" loading={isPending} disabled={code.trim().length < 6}>
          <Trans>Check in</Trans>
        </Button>
      </HStack>
      {error && (
        <Text id="check-in-error" role="alert" textStyle="sm" color="signal.fg" mt="1.5">
          {errorMessage(error)}
        </Text>
      )}
    </chakra.form>
  );
}
