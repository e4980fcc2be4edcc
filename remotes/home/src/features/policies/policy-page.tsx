import {
  Box,
  Container,
  chakra,
  Grid,
  PageHeading,
  Stack,
  Text,
  TimeText,
  useHashTarget,
  usePageTitle,
  useQuery,
  useSite,
} from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { documentQuery } from '../../parts/queries.ts';
import { Contents } from './contents.tsx';
import type { PolicySection } from './policy.ts';
import { PolicyPart } from './policy-part.tsx';
import { PRIVACY } from './privacy-text.ts';
import { TERMS } from './terms-text.ts';

interface PolicyPageProps {
  name: 'terms' | 'privacy';
  title: string;
  /** Summary of the page in one sentence. */
  lead: ReactNode;
  sections: readonly PolicySection[];
}

/** Page of a policy: table of contents at the side, one column of a readable width. */
function PolicyPage({ name, title, lead, sections }: PolicyPageProps) {
  const { data } = useQuery(documentQuery(name));
  const { policiesUpdated } = useSite();
  const { t } = useLingui();
  usePageTitle(title);
  useHashTarget();
  return (
    <Container py={{ base: '8', md: '14' }}>
      <Stack gap="4" mb={{ base: '10', md: '14' }}>
        <PageHeading textStyle="5xl" fontWeight="800">
          {title}
        </PageHeading>
        {!data?.body && (
          <Text textStyle="xl" color="fg.muted" maxW="measure">
            {lead}
          </Text>
        )}
        <Text fontSize="sm" color="fg.muted">
          <Trans>
            Last updated <TimeText at={localDay(policiesUpdated)} />
          </Trans>
        </Text>
      </Stack>
      {data?.body ? (
        <Box as="article" maxW="46rem">
          <RichTextView document={data.body} headingIds />
        </Box>
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' }}
          gap={{ base: '10', lg: '12' }}
          alignItems="start"
        >
          <Box position={{ lg: 'sticky' }} top="24">
            <Contents label={t`Contents`} sections={sections} />
          </Box>
          <chakra.article maxW="measure">
            {sections.map((section, index) => (
              <PolicyPart key={section.id} number={index + 1} section={section} />
            ))}
          </chakra.article>
        </Grid>
      )}
    </Container>
  );
}

/** Returns noon of a day, which is the same date in every viewer's time zone. */
const localDay = (day: string) => `${day}T12:00:00`;

/** `/privacy`. */
export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <PolicyPage
      name="privacy"
      title={t`Privacy`}
      lead={<Trans>What we store about you, why, and how to have it deleted.</Trans>}
      sections={PRIVACY}
    />
  );
}

/** `/terms`. */
export function TermsPage() {
  const { t } = useLingui();
  return (
    <PolicyPage
      name="terms"
      title={t`Terms`}
      lead={<Trans>The terms you agree to when you create an account.</Trans>}
      sections={TERMS}
    />
  );
}
