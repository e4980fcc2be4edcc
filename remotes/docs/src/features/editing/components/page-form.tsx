import { DOC_LIMITS, type DocEntry, type DocPage } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Button,
  Field,
  Grid,
  HStack,
  Input,
  LinkButton,
  Page,
  Stack,
  Text,
  usePermission,
} from '@boardwalk/kit';
import { findMembers, OthersHere, RichTextDiff, RichTextEditor, uploadImage } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageForm } from '../hooks/use-page-form.ts';
import { PageFields } from './page-fields.tsx';

interface PageFormProps {
  doc: DocPage | undefined;
  entries: readonly DocEntry[];
  onSaved: (doc: DocPage) => void;
}

/** A page while it is being written. Readers see nothing of it before it is saved. */
export function PageForm({ doc, entries, onSaved }: PageFormProps) {
  const { t } = useLingui();
  const form = usePageForm(doc, onSaved);
  const mayName = usePermission('news.write');
  const { draft, set, changed, busy, conflict, restored } = form;
  return (
    <Page
      title={doc ? t`Edit page` : t`New page`}
      py={{ base: '6', md: '8' }}
      action={
        <HStack>
          <LinkButton variant="ghost" to={doc ? `/docs/${doc.slug}` : '/docs'}>
            <Trans>Back</Trans>
          </LinkButton>
          <Button
            colorPalette="sodium"
            loading={busy}
            disabled={!changed || conflict !== undefined || draft.title.trim() === ''}
            onClick={form.save}
          >
            <Trans>Save</Trans>
          </Button>
        </HStack>
      }
    >
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          <OthersHere topic="docs/:id/presence" id={doc?.id} />
          {restored && changed && (
            <Text role="status" textStyle="sm" color="fg.muted">
              <Trans>This is what you typed last. It was not saved, so this browser kept it.</Trans>
            </Text>
          )}
          {conflict && (
            <Alert.Root status="warning">
              <Alert.Indicator />
              <Alert.Content gap="2">
                <Alert.Title fontSize="md">
                  <Trans>This page was changed somewhere else meanwhile</Trans>
                </Alert.Title>
                <Box
                  maxH="20rem"
                  overflowY="auto"
                  bg="bg.panel"
                  borderWidth="1px"
                  borderRadius="sm"
                  p="4"
                  tabIndex={0}
                >
                  <RichTextDiff before={conflict.body} after={draft.body} />
                </Box>
                <HStack wrap="wrap">
                  <Button size="sm" variant="outline" onClick={form.takeTheirs}>
                    <Trans>Take the other version</Trans>
                  </Button>
                  <Button size="sm" colorPalette="sodium" onClick={form.keepMine}>
                    <Trans>Keep mine and save</Trans>
                  </Button>
                </HStack>
              </Alert.Content>
            </Alert.Root>
          )}
          <Field.Root required>
            <Field.Label>
              <Trans>Title</Trans>
            </Field.Label>
            <Input
              value={draft.title}
              maxLength={DOC_LIMITS.title}
              onChange={(event) => set({ title: event.target.value })}
            />
          </Field.Root>
          <RichTextEditor
            label={t`Text`}
            value={draft.body}
            limit={DOC_LIMITS.body}
            onUploadImage={uploadImage}
            mentionSource={mayName ? findMembers : undefined}
            onChange={(body) => set({ body })}
          />
          <Text textStyle="sm" color="fg.muted">
            <Trans>
              A heading or paragraph that begins with R2 or R2.4 is a server rule. Its number belongs to this
              page for ever, and others can cite it.
            </Trans>
          </Text>
        </Stack>
        <PageFields draft={draft} entries={entries} own={doc?.id} onChange={set} />
      </Grid>
    </Page>
  );
}
