import type { Article } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Container,
  Grid,
  PageHeading,
  Stack,
  Text,
  usePageTitle,
  VisuallyHidden,
} from '@boardwalk/kit';
import { OthersHere } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useEditing } from '../hooks/use-editing.ts';
import type { Refusals } from '../refused-fields.ts';
import { ArticleFields } from './article-fields.tsx';
import { BodyField } from './body-field.tsx';
import { Conflict } from './conflict.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { TitleField } from './title-field.tsx';

const NONE_REFUSED: Refusals = {};

interface EditorProps {
  /** The article as the server has it; undefined for a new one. */
  article: Article | undefined;
  onCreated: (article: Article) => void;
}

/** An article while it is being written: the text as wide as readers see it, everything about it beside. */
export function Editor({ article, onCreated }: EditorProps) {
  const { t } = useLingui();
  const editing = useEditing(article, onCreated);
  const { draft, set, state, restored } = editing;
  const refusals = state.kind === 'refused' ? state.fields : NONE_REFUSED;
  const body = useRef<HTMLDivElement>(null);
  const name = article ? t`Edit article` : t`New article`;
  usePageTitle(draft.title || name);
  return (
    <Box py={{ base: '6', md: '8' }} flex="1">
      <Container>
        <VisuallyHidden>
          <PageHeading>{name}</PageHeading>
        </VisuallyHidden>
        <Grid
          templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }}
          gap={{ base: '8', lg: '12' }}
          alignItems="start"
        >
          <Stack gap="5" minW="0">
            <OthersHere topic="articles/:id/presence" id={article?.id} />
            {restored && state.kind !== 'conflict' && (
              <Text role="status" textStyle="sm" color="fg.muted">
                <Trans>
                  This is what you typed last. It had not reached the site, so this browser kept it.
                </Trans>
              </Text>
            )}
            {state.kind === 'conflict' && (
              <Conflict
                theirs={state.theirs}
                mine={draft}
                onTake={() => editing.show(state.theirs)}
                onKeep={() => void editing.keepMine(state.theirs)}
              />
            )}
            {state.kind === 'local' && <StillHere />}
            <TitleField
              title={draft.title}
              onChange={(title) => set({ title })}
              onEnter={() => body.current?.querySelector<HTMLElement>('[contenteditable=true]')?.focus()}
            />
            <Box ref={body}>
              <BodyField body={draft.body} onChange={(next) => set({ body: next })} />
            </Box>
          </Stack>
          <Stack
            as="aside"
            gap="6"
            position={{ lg: 'sticky' }}
            top={{ lg: '24' }}
            aria-label={t`About this article`}
          >
            <PublishPanel editing={editing} />
            <ArticleFields draft={draft} slug={editing.article?.slug} refusals={refusals} onChange={set} />
          </Stack>
        </Grid>
      </Container>
    </Box>
  );
}

function StillHere() {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">
          <Trans>The site can’t be reached just now</Trans>
        </Alert.Title>
        <Trans>Go on writing. Your text is kept in this browser and saved as soon as there is a way.</Trans>
      </Alert.Content>
    </Alert.Root>
  );
}
