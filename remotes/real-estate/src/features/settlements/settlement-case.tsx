import { ESTATE_LIMITS, type Settlement } from '@boardwalk/contracts';
import {
  Alert,
  Button,
  chakra,
  Form,
  FormField,
  FormSummary,
  Grid,
  Heading,
  HStack,
  LinkButton,
  Stack,
  SubmitButton,
  Text,
  Textarea,
  TimeText,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { SettlementBadge } from '../../deals/state-badges.tsx';
import { useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';
import { PersonOrCity } from '../../estate/person-or-city.tsx';
import { useDecision } from './use-decision.ts';

interface SettlementCaseProps {
  settlement: Settlement;
  onDecided: () => void;
}

/** A full payment, and the available decisions. */
export function SettlementCase({ settlement, onDecided }: SettlementCaseProps) {
  const names = useNames();
  const money = useMoney();
  const { property, problem, note, amount, kind, buyer, seller, dueAt, reference } = settlement;
  return (
    <Stack as="article" aria-label={property.title} gap="6" minW="0" maxW="measure">
      <Stack gap="2">
        <HStack gap="3" wrap="wrap" justify="space-between">
          <Heading as="h2" textStyle="2xl" overflowWrap="anywhere">
            {property.title}
          </Heading>
          <SettlementBadge settlement={settlement} />
        </HStack>
        <Text color="fg.muted">
          <chakra.span fontFamily="mono" translate="no">
            {property.code}
          </chakra.span>
          , {property.address}, {names.district(property.district)}
        </Text>
      </Stack>
      {problem !== '' && (
        <Alert.Root status="warning" borderRadius="md">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              <Trans>Problem with this settlement</Trans>
            </Alert.Title>
            <Alert.Description overflowWrap="anywhere">{problem}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Grid as="dl" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Fact name={<Trans>Amount</Trans>}>
          <chakra.span fontVariantNumeric="tabular-nums" fontWeight="700">
            {money(amount)}
          </chakra.span>
        </Fact>
        <Fact name={<Trans>For</Trans>}>
          {settlement.tenancyId ? <Trans>A week’s rent</Trans> : names.kind(kind)}
        </Fact>
        <Fact name={<Trans>Payer</Trans>}>
          <PersonOrCity person={buyer} />
        </Fact>
        <Fact name={<Trans>Payee</Trans>}>
          <PersonOrCity person={seller} />
        </Fact>
        <Fact name={dueAt ? <Trans>Due</Trans> : <Trans>Agreed</Trans>}>
          <TimeText at={dueAt ?? settlement.createdAt} as="long" />
        </Fact>
        {settlement.decidedAt && (
          <Fact name={<Trans>Decided</Trans>}>
            <TimeText at={settlement.decidedAt} as="long" />
          </Fact>
        )}
        {reference && (
          <Fact name={<Trans>Payment in the game</Trans>}>
            <chakra.span fontFamily="mono" overflowWrap="anywhere">
              {reference}
            </chakra.span>
          </Fact>
        )}
        {note !== '' && <Fact name={<Trans>Note</Trans>}>{note}</Fact>}
      </Grid>
      <HStack gap="3" wrap="wrap">
        <LinkButton size="sm" variant="outline" to={`/real-estate/${property.code}`}>
          <Trans>View property</Trans>
        </LinkButton>
        {settlement.tenancyId && (
          <LinkButton size="sm" variant="outline" to={`/real-estate/tenancies/${settlement.tenancyId}`}>
            <Trans>View tenancy</Trans>
          </LinkButton>
        )}
      </HStack>
      <Decision settlement={settlement} onDecided={onDecided} />
    </Stack>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.dt textStyle="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

/** A decision is final; after it staff only record that they have checked a mismatch. */
function Decision({ settlement, onDecided }: SettlementCaseProps) {
  const { t } = useLingui();
  const own = useSession().user?.username;
  const [chosen, setChosen] = useState<'confirm' | 'cancel'>();
  const { decide, changed } = useDecision(settlement, onDecided);
  const { state, problem, buyer, seller } = settlement;
  const waits = state === 'pending' || state === 'disputed';
  if (!waits && problem === '') return null;
  if (own !== undefined && (own === buyer?.username || own === seller?.username))
    return (
      <Text color="fg.muted" borderTopWidth="1px" pt="4">
        <Trans>You are the buyer or seller. Another team member has to decide.</Trans>
      </Text>
    );
  const decision = waits ? chosen : state === 'confirmed' ? 'confirm' : 'cancel';
  return (
    <Stack gap="4" borderTopWidth="1px" pt="5">
      {changed && (
        <Alert.Root status="warning" borderRadius="md">
          <Alert.Indicator />
          <Alert.Title>
            <Trans>This settlement has changed. Review it again before you decide.</Trans>
          </Alert.Title>
        </Alert.Root>
      )}
      {waits && (
        <HStack gap="3" wrap="wrap" role="group" aria-label={t`Decision`}>
          <Button
            variant={chosen === 'confirm' ? 'solid' : 'outline'}
            aria-pressed={chosen === 'confirm'}
            onClick={() => setChosen('confirm')}
          >
            <Trans>Payment received</Trans>
          </Button>
          <Button
            variant={chosen === 'cancel' ? 'solid' : 'outline'}
            aria-pressed={chosen === 'cancel'}
            onClick={() => setChosen('cancel')}
          >
            <Trans>No payment received</Trans>
          </Button>
        </HStack>
      )}
      {decision && (
        <Form
          key={decision}
          defaultValues={{ note: '' }}
          onSubmit={({ note }) => decide.mutateAsync({ decision, note: note.trim() })}
          onRefused={() => changed}
          failure={t`The decision could not be saved`}
        >
          {({ control }) => (
            <Stack gap="4">
              <FormSummary />
              <Text>
                <Consequence settlement={settlement} decision={waits ? decision : 'looked'} />
              </Text>
              <FormField
                control={control}
                name="note"
                label={t`Reason (kept in the audit log)`}
                limit={ESTATE_LIMITS.note}
                rules={{
                  required: t`Enter a reason.`,
                  validate: (note: string) => note.trim() !== '' || t`Enter a reason.`,
                }}
              >
                {(field) => <Textarea {...field} rows={3} maxLength={ESTATE_LIMITS.note} />}
              </FormField>
              <SubmitButton {...(decision === 'cancel' && waits && { colorPalette: 'signal' })}>
                {!waits ? (
                  <Trans>Mark as solved</Trans>
                ) : decision === 'confirm' ? (
                  <Trans>Confirm payment</Trans>
                ) : (
                  <Trans>Cancel deal</Trans>
                )}
              </SubmitButton>
            </Stack>
          )}
        </Form>
      )}
    </Stack>
  );
}

function Consequence({
  settlement,
  decision,
}: {
  settlement: Settlement;
  decision: 'confirm' | 'cancel' | 'looked';
}) {
  if (decision === 'looked')
    return <Trans>The decision stays. The settlement is removed from the queue.</Trans>;
  if (settlement.tenancyId)
    return decision === 'confirm' ? (
      <Trans>The rent counts as paid.</Trans>
    ) : (
      <Trans>The rent is no longer owed. The tenancy continues.</Trans>
    );
  if (decision === 'cancel')
    return <Trans>The deal is cancelled. The property becomes available again while its listing runs.</Trans>;
  return settlement.kind === 'rent' ? (
    <Trans>The tenancy begins, and the first week counts as paid.</Trans>
  ) : (
    <Trans>The property is transferred to the buyer.</Trans>
  );
}
