import { DOC_LIMITS, type RichText, SITE_DOCUMENTS, type SiteDocumentName } from '@boardwalk/contracts';
import { Button, Controller, Heading, Stack, Text } from '@boardwalk/kit';
import { RichTextEditor, uploadImage } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PartProps } from './settings-values.ts';

const INITIAL_TEXT: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Custom texts for About, terms and privacy. */
export function DocumentsPart({ form }: PartProps) {
  const { t } = useLingui();
  const names: Record<SiteDocumentName, string> = { about: t`About`, terms: t`Terms`, privacy: t`Privacy` };
  return (
    <Stack gap="8">
      <Text color="fg.muted">
        <Trans>
          Each page has a default text that names your site and describes what it stores. Write your own if it
          doesn’t fit.
        </Trans>
      </Text>
      {SITE_DOCUMENTS.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={`settings.documents.${name}`}
          label={names[name]}
          render={({ field, fieldState }) => (
            <Stack gap="3">
              <Heading as="h2" textStyle="lg">
                {names[name]}
              </Heading>
              {field.value ? (
                <>
                  <RichTextEditor
                    ref={field.ref}
                    label={names[name]}
                    value={field.value}
                    limit={DOC_LIMITS.body}
                    error={fieldState.error?.message}
                    onUploadImage={uploadImage}
                    onChange={field.onChange}
                  />
                  <Button size="sm" variant="ghost" alignSelf="start" onClick={() => field.onChange(null)}>
                    <Trans>Use the default text</Trans>
                  </Button>
                </>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  alignSelf="start"
                  onClick={() => field.onChange(INITIAL_TEXT)}
                >
                  {name === 'about' ? (
                    <Trans>Write the About page yourself</Trans>
                  ) : name === 'terms' ? (
                    <Trans>Write the terms yourself</Trans>
                  ) : (
                    <Trans>Write the privacy policy yourself</Trans>
                  )}
                </Button>
              )}
            </Stack>
          )}
        />
      ))}
    </Stack>
  );
}
