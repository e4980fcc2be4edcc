import type { Article } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Container,
  Grid,
  PageHeading,
  Stack,
  Text,
  type UseFormReturn,
  usePageTitle,
  VisuallyHidden,
} from '@boardwalk/kit';
import { OthersHere } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Draft } from '../draft.ts';
import { useEditing } from '../hooks/use-editing.ts';
import type { Beginning } from '../local-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { BodyField, type Focusable } from './body-field.tsx';
import { Conflict } from './conflict.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { TitleField } from './title-field.tsx';

interface EditorPageProps {
  form: UseFormReturn<Draft>;
  beginning: Beginning;
  /** The article that the address names. */
  article: Article | undefined;
  onCreated: (article: Article) => void;
}

/** The text as wide as readers see it, everything about it beside. */
export function EditorPage({ form, beginning, article, onCreated }: EditorPageProps) {
  const { t } = useLingui();
  const editing = useEditing(form, beginning, onCreated);
  const { state } = editing;
  const { control } = form;
  const text = useRef<Focusable>(null);
  const name = article ? t`Edit article` : t`New article`;
  usePageTitle(form.watch('title') || name);
  return (
    <Box py={{ base: '6', md: '8' }} flex="1" minW="0">
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
            {beginning.restored && state.kind !== 'conflict' && (
              <Text role="status" textStyle="sm" color="fg.muted">
                <Trans>
                  This is what you typed last. It had not reached the site, so this browser kept it.
                </Trans>
              </Text>
            )}
            {state.kind === 'conflict' && (
              <Conflict
                theirs={state.theirs}
                mine={form.watch()}
                onTake={() => editing.show(state.theirs)}
                onKeep={() => void editing.keepMine(state.theirs)}
              />
            )}
            {state.kind === 'local' && <StillHere />}
            {/* Not the form's own `setFocus`: it waits for a timer, and a key typed meanwhile would go into the headline. */}
            <TitleField control={control} onEnter={() => text.current?.focus()} />
            <BodyField control={control} text={text} />
          </Stack>
          <Stack
            as="aside"
            gap="6"
            position={{ lg: 'sticky' }}
            top={{ lg: '24' }}
            aria-label={t`About this article`}
          >
            <PublishPanel editing={editing} />
            <ArticleFields control={control} slug={editing.article?.slug} />
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
