import type { ArticleRevision } from '@boardwalk/contracts';
import { Box, chakra, Grid, HStack, Stack, Text } from '@boardwalk/kit';
import { LineDiff } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CATEGORY_NAMES } from '../../article/category-names.ts';
import { Cover } from '../../article/cover.tsx';
import { tagChanges } from './tag-changes.ts';

type Details = ArticleRevision['details'];
type StoredDetails = NonNullable<Details>;

interface RevisionDetailsProps {
  before: Details;
  after: Details;
}

/** Changes of section, tags and cover. Renders nothing for revisions from before these were stored. */
export function RevisionDetails({ before, after }: RevisionDetailsProps) {
  const { i18n } = useLingui();
  if (!before || !after) return null;
  const tags = tagChanges(before.tags, after.tags);
  const nameOf = ({ category }: StoredDetails) => i18n._(CATEGORY_NAMES[category]);
  return (
    <Stack gap="3" _empty={{ display: 'none' }}>
      {before.category !== after.category && (
        <Row label={<Trans>Section</Trans>}>
          <LineDiff before={nameOf(before)} after={nameOf(after)} />
        </Row>
      )}
      {tags.some(({ change }) => change) && (
        <Row label={<Trans>Tags</Trans>}>
          <HStack wrap="wrap" gap="2">
            {tags.map(({ tag, change }) => (
              <LineDiff
                key={tag}
                before={change === 'added' ? '' : tag}
                after={change === 'removed' ? '' : tag}
              />
            ))}
          </HStack>
        </Row>
      )}
      <CoverChange before={before.cover} after={after.cover} />
    </Stack>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Text textStyle="sm" fontWeight="semibold" color="fg.muted">
        {label}
      </Text>
      {children}
    </Box>
  );
}

function CoverChange({ before, after }: { before: StoredDetails['cover']; after: StoredDetails['cover'] }) {
  const same = before?.mediaId === after?.mediaId;
  if (same && before?.alt === after?.alt) return null;
  return (
    <Row label={<Trans>Cover</Trans>}>
      {same ? (
        after && <Cover cover={after} sizes="18rem" ratio={16 / 9} maxW="18rem" />
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap="3"
          maxW="measure"
        >
          {before && <OneCover kind="removed" cover={before} />}
          {after && <OneCover kind="added" cover={after} />}
        </Grid>
      )}
      <Text textStyle="sm" mt="1">
        <Trans>Alternative text:</Trans>{' '}
      </Text>
      <LineDiff before={before?.alt ?? ''} after={after?.alt ?? ''} />
    </Row>
  );
}

interface OneCoverProps {
  kind: 'added' | 'removed';
  cover: NonNullable<StoredDetails['cover']>;
}

function OneCover({ kind, cover }: OneCoverProps) {
  const Element = kind === 'added' ? chakra.ins : chakra.del;
  return (
    <Element
      display="block"
      textDecoration="none"
      borderInlineStartWidth="3px"
      borderColor={kind === 'added' ? 'tide.fg' : 'signal.fg'}
      ps="2"
    >
      <Text textStyle="sm" fontWeight="semibold" color={kind === 'added' ? 'tide.fg' : 'signal.fg'}>
        {kind === 'added' ? <Trans>Added</Trans> : <Trans>Removed</Trans>}
      </Text>
      <Cover
        cover={cover}
        sizes="(min-width: 30rem) 20rem, 92vw"
        ratio={16 / 9}
        {...(kind === 'removed' && { opacity: 0.55 })}
      />
    </Element>
  );
}
