import type { DocPage as Doc, DocEntry } from '@boardwalk/contracts';
import {
  Box,
  CopyButton,
  Flex,
  Grid,
  HStack,
  LinkButton,
  PageHeading,
  PENDING,
  Skeleton,
  Stack,
  StateBadge,
  type SystemStyleObject,
  Text,
  TimeText,
  useHydrated,
  useLocation,
  usePageTitle,
  VisuallyHidden,
} from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { neighboursOf, pathTo } from '../../page/tree.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Contents, FoldedContents } from './contents.tsx';
import { DistrictMap } from './district-map.tsx';
import { Neighbours } from './neighbours.tsx';

/** Page about the districts: in a community with the drawn city it begins with the map. */
const DISTRICTS_SLUG = 'districts';
const RULE = /^#(R\d{1,3}(?:\.\d{1,3}){0,2})$/;

interface DocPageProps {
  doc: Doc;
  entries: readonly DocEntry[];
  /** Whether the reader may edit it. */
  writes: boolean;
}

/** A page for readers: breadcrumbs, text, table of contents, and links to the neighbors. */
export function DocPage({ doc, entries, writes }: DocPageProps) {
  const { slug, title, body, published, updatedAt, revision } = doc;
  const { previous, next } = neighboursOf(entries, slug);
  usePageTitle(title);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 13rem' }} gap="10">
      <Box as="article" minW="0" maxW="46rem">
        <Breadcrumbs path={pathTo(entries, slug)} />
        <Flex justify="space-between" align="start" gap="4" wrap="wrap" mb="6">
          <PageHeading overflowWrap="anywhere">{title}</PageHeading>
          {writes && (
            <HStack>
              {!published && (
                <StateBadge state="draft">
                  <Trans>Draft</Trans>
                </StateBadge>
              )}
              <LinkButton size="sm" variant="ghost" to={`/docs/${slug}/history`}>
                <Trans>History</Trans>
              </LinkButton>
              <LinkButton size="sm" variant="outline" to={`/docs/${slug}/edit`}>
                <Trans>Edit</Trans>
              </LinkButton>
            </HStack>
          )}
        </Flex>
        <Box css={useLinkedRule()}>
          <Box hideFrom="xl" mb="6">
            <FoldedContents body={body} />
          </Box>
          {slug === DISTRICTS_SLUG && <DistrictMap />}
          <RichTextView document={body} headingIds ruleAction={renderCopyLink} />
        </Box>
        <Text textStyle="sm" color="fg.muted" mt="10" pt="4" borderTopWidth="1px">
          <Trans>
            Revision {revision}, changed <TimeText at={updatedAt} />
          </Trans>
        </Text>
        <Neighbours previous={previous} next={next} />
      </Box>
      <Box hideBelow="xl">
        <Contents body={body} />
      </Box>
    </Grid>
  );
}

const renderCopyLink = (id: string) => <CopyRuleLink id={id} />;

/** Copies the link to a server rule. */
function CopyRuleLink({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <CopyButton
      text={() => `${location.origin}${location.pathname}#${id}`}
      aria-label={t`Copy link to ${id}`}
      size="2xs"
      variant="ghost"
      color="fg.muted"
      fontWeight="normal"
      minH="6"
      // In the corner: at the end of the text it would get a line of its own, or lose it, when the web font replaces the system font.
      position="absolute"
      top="2.5"
      insetEnd={{ base: '1', md: '2' }}
      px={{ base: '1', md: '2' }}
      data-screen-only=""
    >
      <Box as="span" hideFrom="md" aria-hidden>
        #
      </Box>
      <Box as="span" hideBelow="md">
        <Trans>Copy link</Trans>
      </Box>
    </CopyButton>
  );
}

/** Space for the button in the corner of a rule. */
const RULES: SystemStyleObject = {
  '& [data-rule]': { position: 'relative', paddingInlineEnd: { base: '2.25rem', md: '6rem' } },
};

/**
 * Highlights the rule in the URL's fragment. The browser's `:target` doesn't follow client-side navigations, and the server doesn't know the
 * fragment.
 */
function useLinkedRule(): SystemStyleObject {
  const { hash } = useLocation();
  const [, id] = (useHydrated() && RULE.exec(hash)) || [];
  if (id === undefined) return RULES;
  const selector = `& [id="${id}"][data-rule]` as const;
  return { ...RULES, [selector]: { borderColor: 'sodium.fg', bg: 'sodium.muted' } } as SystemStyleObject;
}

const LINES = ['96%', '100%', '92%', '60%', '100%', '94%', '40%'];

/** Placeholder of a loading page. */
export function PageSkeleton() {
  return (
    <Stack role="status" gap="3" minH="100svh" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading the page</Trans>
      </VisuallyHidden>
      <Skeleton height="7" width="10rem" aria-hidden />
      <Skeleton height="14" maxW="30rem" mb="6" aria-hidden />
      {LINES.map((width) => (
        <Skeleton key={width} height="5" width={width} maxW="measure" aria-hidden />
      ))}
    </Stack>
  );
}
