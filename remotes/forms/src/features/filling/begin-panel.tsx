import { isQuestion, type PublicField, type PublishedForm, type Scenery } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Button,
  chakra,
  Heading,
  Link,
  LinkButton,
  Panel,
  Stack,
  Text,
  TimeText,
  useEndpointMutation,
  useRouteExists,
  useSite,
} from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStoreSubmission } from '../../submission/queries.ts';
import { minutesNeeded } from './time-needed.ts';

/** Overview of a form, with the button to begin; or the reason why it isn't available. */
export function BeginPanel({ form }: { form: PublishedForm }) {
  const storeSubmission = useStoreSubmission();
  const begin = useEndpointMutation('POST /api/forms/:slug/submissions', {
    onSuccess: storeSubmission,
  });
  const { standing } = form;
  const { submission, retryAt } = standing;
  const { fields } = form.definition;
  // Not those that depend on an answer.
  const questions = fields.filter((field) => isQuestion(field) && !field.showIf).length;
  return (
    <Panel maxW="42rem" p="0" overflow="hidden">
      {standing.mayBegin && <CityPicture />}
      <Stack gap="6" align="start" p={{ base: '5', sm: '8' }}>
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
            <Text textStyle="xl" fontFamily="heading" fontWeight="700">
              <Plural value={minutesNeeded(fields)} one="About # minute" other="About # minutes" />
              {' · '}
              <Plural value={questions} one="# question" other="# questions" />
            </Text>
            <Preparation fields={fields} />
            <Section title={<Trans>How it works</Trans>}>
              <li>
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
            </Section>
            <Button
              colorPalette="sodium"
              size="lg"
              width={{ base: 'full', sm: 'auto' }}
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

/** Lists what applicants should have ready; nothing for a form that needs nothing. */
function Preparation({ fields }: { fields: readonly PublicField[] }) {
  const { rulesPath } = useSite();
  const hasRules = useRouteExists()(rulesPath);
  const texts = fields.filter(({ type }) => type === 'long_text').length;
  const has = (type: PublicField['type']) => fields.some((field) => field.type === type);
  const providers = fields.flatMap((field) => (field.type === 'identity' ? [field.provider] : []));
  const hasQuiz = has('quiz');
  if (texts === 0 && providers.length === 0 && !has('file') && !hasQuiz) return null;
  return (
    <Section title={<Trans>Have ready</Trans>}>
      {texts > 0 && (
        <li>
          <Plural value={texts} one="An idea for a longer text" other="Ideas for # longer texts" />
        </li>
      )}
      {hasQuiz && (
        <li>
          {hasRules ? (
            <Trans>
              The{' '}
              <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
                <Link to={rulesPath}>rules</Link>
              </chakra.span>
              : there are questions about them
            </Trans>
          ) : (
            <Trans>The rules: there are questions about them</Trans>
          )}
        </li>
      )}
      {providers.includes('discord') && (
        <li>
          <Trans>Your Discord account, to link it</Trans>
        </li>
      )}
      {providers.includes('game') && (
        <li>
          <Trans>Your game account, to link it</Trans>
        </li>
      )}
      {has('file') && (
        <li>
          <Trans>Pictures or files that you want to add</Trans>
        </li>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Heading as="h2" textStyle="lg" mb="2">
        {title}
      </Heading>
      <Stack as="ul" gap="1.5" ps="5" listStyleType="disc">
        {children}
      </Stack>
    </Box>
  );
}

/** A picture of the city above the text; none on a site without one. */
function CityPicture() {
  const { look } = useSite();
  const own = look?.hero?.light;
  const address = own ? `/api/media/${own.mediaId}` : look && ILLUSTRATIONS[look.scenery];
  if (!address) return null;
  return (
    <chakra.img
      src={`${address}?w=960`}
      alt=""
      htmlWidth="960"
      htmlHeight="540"
      width="full"
      aspectRatio={{ base: '16 / 9', sm: '21 / 9' }}
      objectFit="cover"
      decoding="async"
      borderBottomWidth="1px"
    />
  );
}

const ILLUSTRATIONS: Record<Scenery, string | undefined> = {
  harbour: '/api/images/carousel-ferry.jpg',
  mountain: '/api/images/mountain-lift-morning.jpg',
  contours: undefined,
};

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
