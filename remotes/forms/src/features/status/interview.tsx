import type { Submission } from '@boardwalk/contracts';
import {
  Box,
  Button,
  EmptyState,
  ErrorBox,
  Flex,
  Heading,
  Panel,
  Skeleton,
  Stack,
  Text,
  TimeText,
  toast,
  useEndpointMutation,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bookableSlotsQuery, useStoreSubmission } from '../../submission/queries.ts';

/** The booked interview, or the available slots. */
export function Interview({ submission }: { submission: Submission }) {
  const { t } = useLingui();
  const storeSubmission = useStoreSubmission();
  const [choosing, setChoosing] = useState(false);
  const { id, interview, may } = submission;
  const cancelling = useEndpointMutation('DELETE /api/submissions/:id/interview', {
    onSuccess: storeSubmission,
  });
  const booking = useEndpointMutation('PUT /api/submissions/:id/interview', {
    onSuccess: (next) => {
      storeSubmission(next);
      setChoosing(false);
      toast.add({ description: t`Your interview is booked.`, tone: 'success' });
    },
  });
  return (
    <Box as="section" aria-labelledby="interview">
      <Heading as="h2" id="interview" textStyle="xl" mb="4">
        <Trans>Interview</Trans>
      </Heading>
      {interview && (
        <Panel>
          <Flex
            direction={{ base: 'column', sm: 'row' }}
            gap="4"
            justify="space-between"
            align={{ sm: 'center' }}
          >
            <Box>
              <Text fontWeight="semibold">
                <TimeText at={interview.startsAt} as="long" />
              </Text>
              <Text color="fg.muted" fontSize="sm">
                <Trans>
                  {interview.minutes} minutes with <bdi translate="no">{interview.interviewer.fullName}</bdi>,{' '}
                  {interview.place}
                </Trans>
              </Text>
            </Box>
            {may.bookInterview && (
              <Flex gap="2">
                <Button size="sm" variant="outline" onClick={() => setChoosing(!choosing)}>
                  <Trans>Choose another time</Trans>
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  loading={cancelling.isPending}
                  onClick={() => cancelling.mutate({ params: { id } })}
                >
                  <Trans>Cancel interview</Trans>
                </Button>
              </Flex>
            )}
          </Flex>
        </Panel>
      )}
      {may.bookInterview && (!interview || choosing) && (
        <Slots
          id={id}
          busy={booking.isPending}
          onChoose={(slotId) => booking.mutate({ params: { id }, body: { slotId } })}
        />
      )}
    </Box>
  );
}

interface SlotsProps {
  id: string;
  busy: boolean;
  onChoose: (slotId: string) => void;
}

function Slots({ id, busy, onChoose }: SlotsProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(bookableSlotsQuery(id));
  if (error && !data)
    return <ErrorBox title={t`The times could not be loaded`} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="24" role="status" aria-label={t`Loading the times`} />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t`No times available right now`}>
        <Trans>The team offers new times every week. Write to the team if none works for you.</Trans>
      </EmptyState>
    );
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px" mt="4">
      {data.items.map((slot) => (
        <Flex
          as="li"
          key={slot.id}
          gap="4"
          justify="space-between"
          align="center"
          py="3"
          borderBottomWidth="1px"
        >
          <Box>
            <Text fontWeight="medium">
              <TimeText at={slot.startsAt} as="long" />
            </Text>
            <Text fontSize="sm" color="fg.muted">
              <Trans>
                {slot.minutes} minutes with <bdi translate="no">{slot.interviewer.fullName}</bdi>,{' '}
                {slot.place}
              </Trans>
            </Text>
          </Box>
          <Button size="sm" variant="outline" disabled={busy} onClick={() => onChoose(slot.id)}>
            <Trans>Book</Trans>
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}
