import {
  Box,
  Button,
  ConfirmDialog,
  Controller,
  call,
  clock,
  DateTimeField,
  EmptyState,
  ErrorBox,
  Flex,
  Form,
  FormField,
  FormNumberField,
  FormSummary,
  Input,
  Link,
  Panel,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TimeText,
  toast,
  useEndpointMutation,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { slotsQuery } from '../../review/queries.ts';

/** The member's upcoming interview slots, and a form to offer new ones. */
export function OwnSlots() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(slotsQuery);
  const removal = useEndpointMutation('DELETE /api/interview-slots/:id', {
    onError: () => void queries.invalidateQueries({ queryKey: slotsQuery.queryKey }),
  });
  return (
    <Stack gap="8" maxW="46rem">
      <NewSlot />
      {error && !data && (
        <ErrorBox title={t`Your times could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="32" role="status" aria-label={t`Loading your times`} />}
      {data?.items.length === 0 && (
        <EmptyState title={t`No interview times yet`}>
          <Trans>Add a time above so that applicants can book it.</Trans>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <Box as="ul" listStyleType="none" borderTopWidth="1px">
          {data.items.map(({ id, startsAt, minutes, place, bookedBy }) => (
            <Flex
              as="li"
              key={id}
              gap="4"
              justify="space-between"
              align="center"
              py="3"
              borderBottomWidth="1px"
            >
              <Box>
                <Text fontWeight="medium">
                  <TimeText at={startsAt} as="long" />
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  <Trans>
                    {minutes} minutes, {place}
                  </Trans>{' '}
                  ·{' '}
                  {bookedBy ? (
                    <Link to={`/forms/review/${bookedBy.submissionId}`}>{bookedBy.fullName}</Link>
                  ) : (
                    <Trans>free</Trans>
                  )}
                </Text>
              </Box>
              {bookedBy ? (
                <ConfirmDialog
                  trigger={
                    <Button size="sm" variant="ghost">
                      <Trans>Remove</Trans>
                    </Button>
                  }
                  title={t`Remove a booked time?`}
                  confirmLabel={t`Remove`}
                  onConfirm={() => removal.mutateAsync({ params: { id } })}
                >
                  <Trans>The applicant is notified and has to choose another time.</Trans>
                </ConfirmDialog>
              ) : (
                <Button size="sm" variant="ghost" onClick={() => removal.mutate({ params: { id } })}>
                  <Trans>Remove</Trans>
                </Button>
              )}
            </Flex>
          ))}
        </Box>
      )}
    </Stack>
  );
}

/** Returns the first full hour that is at least an hour away. */
function soon(): string {
  const at = new Date(clock.now() + 60 * 60 * 1000);
  at.setMinutes(0, 0, 0);
  return new Date(at.getTime() + 60 * 60 * 1000).toISOString();
}

function NewSlot() {
  const { t } = useLingui();
  return (
    <Panel>
      <Form
        defaultValues={{ startsAt: soon(), minutes: 30, place: '' }}
        check="POST /api/interview-slots"
        onSubmit={(body) => call('POST /api/interview-slots', { body })}
        savedValues={({ startsAt, minutes, place }) => ({ startsAt, minutes, place })}
        onSaved={() => toast.add({ description: t`Interview time added.`, tone: 'success' })}
        codeFields={{ SLOT_OVERLAPS: 'startsAt' }}
        failure={t`The time could not be offered`}
      >
        {({ control }) => (
          <Stack gap="4">
            <FormSummary />
            <Controller
              control={control}
              name="startsAt"
              label={t`Starts`}
              render={({ field, fieldState }) => (
                <DateTimeField {...field} label={t`Starts`} error={fieldState.error?.message} />
              )}
            />
            <Flex gap="4" wrap="wrap">
              <FormNumberField
                control={control}
                name="minutes"
                label={t`Minutes`}
                min={10}
                max={120}
                step={5}
                maxW="8rem"
              />
              <FormField
                control={control}
                name="place"
                label={t`Where`}
                flex="1"
                minW="min(14rem, 100%)"
                rules={{ required: t`Enter a place, for example a voice channel.` }}
              >
                {(field) => <Input {...field} maxLength={120} placeholder={t`Voice channel “Interviews”`} />}
              </FormField>
            </Flex>
            <SubmitButton alignSelf="start">
              <Trans>Offer this time</Trans>
            </SubmitButton>
          </Stack>
        )}
      </Form>
    </Panel>
  );
}
