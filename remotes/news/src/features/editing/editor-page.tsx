import type { Article } from '@boardwalk/contracts';
import {
  Box,
  Container,
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
import { ArticlePanel, PANEL_WIDTH } from './article-panel.tsx';
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
import { useSettings } from './use-settings.ts';

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

/** The text at the width that readers see, a sticky bar, and the settings in a panel. */
export function EditorPage({ form, initial, article, onCreated }: EditorPageProps) {
  const { t } = useLingui();
  const editing = useEditing(form, initial, onCreated);
  const publishing = usePublishing(form, editing);
  const wide = useMinWidth('md');
  const { control } = form;
  const text = useRef<EditorHandle>(null);
  const focusText = useCallback(() => text.current?.focus(), []);
  const settings = useSettings(editing);
  const goTo = useGoTo(text, settings);
  const name = article ? t`Edit article` : t`New article`;
  const bar = <PublishBar editing={editing} publishing={publishing} settings={settings} wide={wide} />;
  return (
    <Box flex="1" minW="0">
      <Watch control={control} name="title" render={(title) => <TabTitle title={title || name} />} />
      {wide && bar}
      {/* The open panel covers no part of the text in a wide window. */}
      <Box pe={{ lg: settings.open ? PANEL_WIDTH : undefined }}>
        <Container py={{ base: '4', md: '6' }} css={wide ? UNDER_BAR : OVER_BAR}>
          <VisuallyHidden>
            <PageHeading>{name}</PageHeading>
          </VisuallyHidden>
          <Stack gap="3" minW="0" maxW="45rem" mx="auto">
            <OthersHere topic="articles/:id/presence" id={article?.id} />
            <PublishSummary publishing={publishing} onGo={goTo.go} />
            <EditorNotes form={form} editing={editing} restored={initial.restored} />
            {/* Not the form's own `setFocus`: it waits for a timer, and a key pressed meanwhile would go into the headline. */}
            <TitleField control={control} onEnter={focusText} />
            <BodyField control={control} text={text} toolbarTop={wide ? '7.5rem' : '4rem'} />
          </Stack>
        </Container>
      </Box>
      <ArticlePanel
        control={control}
        slug={editing.article?.slug}
        open={settings.open}
        onClose={settings.close}
      />
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
