import { type Member, type MemberNote, MODERATION_LIMITS, STALE_AFTER } from '@boardwalk/contracts';
import {
  Button,
  call,
  Form,
  FormField,
  FormSummary,
  invalidateEndpoints,
  PagedList,
  PanelSection,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  Textarea,
  Timeline,
  toast,
  useEndpointMutation,
  usePages,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { notePages } from '../../moderation/queries.ts';

/** Internal notes about a member. */
export function NotesPanel({ member }: { member: Member }) {
  const { t } = useLingui();
  const pages = usePages(notePages(member.id));
  return (
    <PanelSection title={t`Notes`}>
      <Stack gap="5">
        <Form
          defaultValues={{ text: '' }}
          check="POST /api/users/:id/notes"
          onSubmit={({ text }) =>
            call('POST /api/users/:id/notes', { params: { id: member.id }, body: { text } })
          }
          savedValues={() => ({ text: '' })}
          failure={t`The note could not be saved`}
          draft={{ area: 'member-notes', id: member.id }}
        >
          {({ control }) => (
            <Stack gap="3">
              <FormSummary />
              <FormField
                control={control}
                name="text"
                label={t`A note`}
                helperText={t`Only staff read it, never the member.`}
                rules={{ required: t`Enter a note.` }}
              >
                {(field) => <Textarea {...field} rows={3} maxLength={MODERATION_LIMITS.note} />}
              </FormField>
              <SubmitButton size="sm" variant="outline" alignSelf="start" needsChange>
                <Trans>Add note</Trans>
              </SubmitButton>
            </Stack>
          )}
        </Form>
        <PagedList
          pages={pages}
          failure={t`The notes could not be loaded`}
          skeleton={<Skeleton height="16" role="status" aria-label={t`Loading the notes`} />}
          empty={null}
          renderItems={(notes) => (
            <Timeline
              aria-label={t`Notes`}
              entries={notes.map((note) => ({
                id: note.id,
                at: note.at,
                what: (
                  <Text translate="no" dir="auto" fontWeight="600">
                    {note.author.fullName}
                  </Text>
                ),
                details: (
                  <Text fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
                    {note.text}
                  </Text>
                ),
                action: note.may.remove && <RemoveNote note={note} />,
              }))}
            />
          )}
        />
      </Stack>
    </PanelSection>
  );
}

function RemoveNote({ note }: { note: MemberNote }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, isPending } = useEndpointMutation('DELETE /api/notes/:id', {
    onSuccess: () => toast.add({ description: t`The note is removed.`, tone: 'success' }),
    onSettled: () => invalidateEndpoints(queries, ...STALE_AFTER['DELETE /api/notes/:id']),
    meta: { failure: t`The note could not be removed` },
  });
  return (
    <Button size="xs" variant="ghost" loading={isPending} onClick={() => mutate({ params: { id: note.id } })}>
      <Trans>Remove</Trans>
    </Button>
  );
}
