import { isQuestion, type PublishedForm } from '@boardwalk/contracts';
import { Alert, Button, LinkButton, Panel, Stack, Text, TimeText, useEndpointMutation } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { useStoreSubmission } from '../../submission/queries.ts';

/** Overview of a form, with the button to begin; or the reason why it isn't available. */
export function BeginPanel({ form }: { form: PublishedForm }) {
  const storeSubmission = useStoreSubmission();
  const begin = useEndpointMutation('POST /api/forms/:slug/submissions', {
    onSuccess: storeSubmission,
  });
  const { standing } = form;
  const { submission, retryAt } = standing;
  const questions = form.definition.fields.filter(isQuestion).length;
  return (
    <Panel maxW="42rem">
      <Stack gap="5" align="start">
        {submission && (
          <Alert.Root status={submission.state === 'approved' ? 'success' : 'info'}>
            <Alert.Indicator />
            <Alert.Content gap="2" alignItems="start">
              <Text>
                <LastOne state={submission.state} />
              </Text>
              <LinkButton size="sm" variant="outline" to={`/forms/submissions/${submission.id}`}>
                <Trans>Open application</Trans>
              </LinkButton>
            </Alert.Content>
          </Alert.Root>
        )}
        {retryAt && (
          <Text>
            <Trans>
              You can apply again from <TimeText at={retryAt} as="long" />.
            </Trans>
          </Text>
        )}
        {form.state !== 'open' && (
          <Text>
            <Trans>This form isn’t accepting applications right now.</Trans>
          </Text>
        )}
        {standing.mayBegin && (
          <>
            <Stack as="ul" gap="1.5" ps="5" listStyleType="disc">
              <li>
                <Plural value={questions} one="# question. " other="# questions. " />
                <Trans>You can stop at any time: every answer is saved while you type.</Trans>
              </li>
              <li>
                <Trans>The team reviews your application. You can follow its status here.</Trans>
              </li>
              {form.interview !== 'never' && (
                <li>
                  {form.interview === 'required' ? (
                    <Trans>There is an interview before the decision. You choose the time.</Trans>
                  ) : (
                    <Trans>There may be an interview before the decision. You choose the time.</Trans>
                  )}
                </li>
              )}
              {form.cooldownDays > 0 && (
                <li>
                  <Plural
                    value={form.cooldownDays}
                    one="After a denial you can try again the next day."
                    other="After a denial you can try again in # days."
                  />
                </li>
              )}
            </Stack>
            <Button
              colorPalette="sodium"
              size="lg"
              loading={begin.isPending}
              onClick={() => begin.mutate({ params: { slug: form.slug } })}
            >
              <Trans>Start application</Trans>
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

type State = NonNullable<PublishedForm['standing']['submission']>['state'];

function LastOne({ state }: { state: State }) {
  switch (state) {
    case 'approved':
      return <Trans>Your application was approved.</Trans>;
    case 'denied':
      return <Trans>Your last application was denied. Open it to see the reason.</Trans>;
    case 'withdrawn':
      return <Trans>You withdrew your last application.</Trans>;
    case 'expired':
      return <Trans>Your last draft expired.</Trans>;
    case 'revoked':
      return <Trans>Your approval was revoked. Open your application to see the reason.</Trans>;
    default:
      return <Trans>Your application was submitted.</Trans>;
  }
}
