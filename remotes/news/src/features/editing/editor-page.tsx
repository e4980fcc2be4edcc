import type { Article } from '@boardwalk/contracts';
import {
  Box,
  Container,
  Grid,
  PageHeading,
  Stack,
  stickyBarScrollMargins,
  type UseFormReturn,
  useMinWidth,
  usePageTitle,
  VisuallyHidden,
  Watch,
} from '@boardwalk/kit';
import { OthersHere } from '@boardwalk/rich-text';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { ArticlePanel } from './article-panel.tsx';
import { BodyField, type EditorHandle } from './body-field.tsx';
import type { Draft } from './draft.ts';
import { EditorNotes } from './editor-notes.tsx';
import type { InitialState } from './local-draft.ts';
import { PublishBar } from './publish-bar.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishSummary } from './publish-summary.tsx';
import { TitleField } from './title-field.tsx';
import { useEditing } from './use-editing.ts';
import { useGoTo } from './use-go-to.ts';
import { usePublishing } from './use-publishing.ts';

interface EditorPageProps {
  form: UseFormReturn<Draft>;
  initial: InitialState;
  /** The article in the URL. */
  article: Article | undefined;
  onCreated: (article: Article) => void;
}

/** The bar is below the site's header, or at the bottom of phones. */
const UNDER_BAR = stickyBarScrollMargins({ top: '4rem' });
const OVER_BAR = stickyBarScrollMargins({
  bottom: 'calc(7.5rem + max(var(--bottom-bar, 0px), env(safe-area-inset-bottom)))',
});

/** The text at the width that readers see, its fields next to it, and a sticky bar. */
export function EditorPage({ form, initial, article, onCreated }: EditorPageProps) {
  const { t } = useLingui();
  const editing = useEditing(form, initial, onCreated);
  const publishing = usePublishing(form, editing);
  const wide = useMinWidth('md');
  const { control } = form;
  const text = useRef<EditorHandle>(null);
  const focusText = useCallback(() => text.current?.focus(), []);
  const goTo = useGoTo(text);
  const name = article ? t`Edit article` : t`New article`;
  const bar = <PublishBar editing={editing} publishing={publishing} wide={wide} />;
  return (
    <Box flex="1" minW="0">
      <Watch control={control} name="title" render={(title) => <TabTitle title={title || name} />} />
      {wide && bar}
      <Container py={{ base: '6', md: '8' }}>
        <VisuallyHidden>
          <PageHeading>{name}</PageHeading>
        </VisuallyHidden>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
          gap={{ base: '8', lg: '12' }}
          alignItems="start"
          css={wide ? UNDER_BAR : OVER_BAR}
        >
          <Stack gap="5" minW="0">
            <OthersHere topic="articles/:id/presence" id={article?.id} />
            <PublishSummary publishing={publishing} onGo={goTo.go} />
            <EditorNotes form={form} editing={editing} restored={initial.restored} />
            {/* Not the form's own `setFocus`: it waits for a timer, and a key pressed meanwhile would go into the headline. */}
            <TitleField control={control} onEnter={focusText} />
            <BodyField control={control} text={text} toolbarTop={wide ? '7.5rem' : '4rem'} />
          </Stack>
          <ArticlePanel control={control} slug={editing.article?.slug} />
        </Grid>
      </Container>
      {!wide && bar}
      <PublishDialog publishing={publishing} article={editing.article} goTo={goTo} />
    </Box>
  );
}

/** The title of the browser's tab. */
function TabTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
