import type { Member, Punishment } from '@boardwalk/contracts';
import {
  Button,
  call,
  EmptyState,
  HStack,
  PagedList,
  PanelSection,
  Skeleton,
  Timeline,
  usePages,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PunishmentDetails, PunishmentSentence } from '../../moderation/punishment-entry.tsx';
import { punishmentPages } from '../../moderation/queries.ts';
import { ReasonDialog, type ReasonedAction } from '../../moderation/reason-dialog.tsx';

/** @param id of the appeal. */
function decideAppeal(id: string, decision: 'grant' | 'reject', answer: string) {
  return call('POST /api/appeals/:id/decision', { params: { id }, body: { decision, answer } });
}

/** Warnings and punishments of a member, each with its actions. */
export function PunishmentsPanel({ member }: { member: Member }) {
  const { t } = useLingui();
  const pages = usePages(punishmentPages(member.id));
  const [action, setAction] = useState<ReasonedAction>();
  const name = member.fullName;
  const actions = ({ id, version, may, appeal }: Punishment) => (
    <HStack wrap="wrap" gap="2" mt="2">
      {may.decideAppeal && appeal && (
        <>
          <Button
            size="sm"
            colorPalette="tide"
            onClick={() =>
              setAction({
                title: t`Grant ${name}’s appeal?`,
                submitLabel: t`Grant`,
                tone: 'tide',
                done: t`The appeal is granted.`,
                send: (answer) => decideAppeal(appeal.id, 'grant', answer),
              })
            }
          >
            <Trans>Grant appeal</Trans>
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="signal"
            onClick={() =>
              setAction({
                title: t`Reject ${name}’s appeal?`,
                submitLabel: t`Reject`,
                tone: 'signal',
                done: t`The appeal is rejected.`,
                send: (answer) => decideAppeal(appeal.id, 'reject', answer),
              })
            }
          >
            <Trans>Reject appeal</Trans>
          </Button>
        </>
      )}
      {may.lift && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            setAction({
              title: t`Lift this punishment?`,
              submitLabel: t`Lift`,
              tone: 'tide',
              done: t`Punishment lifted.`,
              send: (reason) =>
                call('POST /api/punishments/:id/lift', { params: { id }, body: { reason, version } }),
            })
          }
        >
          <Trans>Lift</Trans>
        </Button>
      )}
    </HStack>
  );
  return (
    <PanelSection title={t`Warnings and punishments`}>
      <PagedList
        pages={pages}
        failure={t`The punishments could not be loaded`}
        skeleton={<Skeleton height="44" role="status" aria-label={t`Loading the punishments`} />}
        empty={
          <EmptyState title={t`No warnings or punishments`}>
            <Trans>Warnings and punishments appear here, with their appeals.</Trans>
          </EmptyState>
        }
        renderItems={(punishments) => (
          <Timeline
            aria-label={t`Warnings and punishments`}
            entries={punishments.map((punishment) => ({
              id: punishment.id,
              at: punishment.startsAt,
              what: <PunishmentSentence punishment={punishment} />,
              details: (
                <>
                  <PunishmentDetails punishment={punishment} />
                  {actions(punishment)}
                </>
              ),
            }))}
          />
        )}
      />
      <ReasonDialog action={action} onClose={() => setAction(undefined)} />
    </PanelSection>
  );
}
