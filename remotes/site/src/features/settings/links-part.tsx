import {
  asLocalText,
  localize,
  MAX_LINKS,
  type NavigationLink,
  type PageLanguage,
} from '@boardwalk/contracts';
import {
  Box,
  Button,
  Controller,
  Field,
  Grid,
  Heading,
  HStack,
  IconButton,
  Input,
  Stack,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { LocalTextField } from './local-text-field.tsx';
import type { PartProps } from './settings-values.ts';
import { TextField } from './text-field.tsx';
import { useTextLanguage } from './text-language.tsx';

/** Links of the navigation and the footer. */
export function LinksPart({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="6">
      <LinkList
        form={form}
        name="settings.navigation.main"
        label={t`Navigation`}
        help={t`Pages that aren’t listed here are added after them automatically.`}
      />
      <LinkList form={form} name="settings.navigation.admin" label={t`Account menu of the team`} />
      <LinkList
        form={form}
        name="settings.footer.links"
        label={t`Footer`}
        help={t`Shown next to About, Terms and Privacy. Links to other sites begin with https://.`}
      />
      <LocalTextField
        form={form}
        name="settings.footer.note"
        label={t`Footer text`}
        max={200}
        placeholder=""
      />
      <TextField form={form} name="settings.applicationPath" label={t`Application page`} max={300} required />
      <TextField form={form} name="settings.rulesPath" label={t`Rules page`} max={300} required />
    </Stack>
  );
}

interface LinkListProps extends PartProps {
  name: 'settings.navigation.main' | 'settings.navigation.admin' | 'settings.footer.links';
  label: string;
  help?: string;
}

function LinkList({ form, name, label, help }: LinkListProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      label={label}
      render={({ field, fieldState }) => (
        <Links
          label={label}
          help={help}
          links={field.value}
          languages={form.watch('settings.languages')}
          error={firstMessage(fieldState.error)}
          onChange={field.onChange}
        />
      )}
    />
  );
}

/** Returns the error of a list, or of its first invalid row. */
function firstMessage(error: { message?: string } | undefined): string | undefined {
  return error?.message;
}

interface LinksProps {
  label: string;
  help?: string | undefined;
  links: NavigationLink[];
  /** Languages of the site. */
  languages: PageLanguage[];
  error: string | undefined;
  onChange: (links: NavigationLink[]) => void;
}

function Links({ label, help, links, languages, error, onChange }: LinksProps) {
  const { t, i18n } = useLingui();
  const nameOf = (link: NavigationLink) => localize(link.label, i18n.locale);
  const put = (at: number, change: Partial<NavigationLink>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...change } : link)));
  const move = (from: number, to: number) => {
    const next = [...links];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <Box role="group" aria-label={label}>
      <Heading as="h2" textStyle="lg">
        {label}
      </Heading>
      {help && (
        <Text fontSize="sm" color="fg.muted">
          {help}
        </Text>
      )}
      <Stack as="ol" listStyleType="none" gap="2" mt="3">
        {links.map((link, index) => (
          <Grid
            as="li"
            key={index}
            templateColumns="minmax(0, 1fr) minmax(0, 1fr) auto"
            gap="2"
            alignItems="center"
          >
            <LinkLabel
              number={index + 1}
              languages={languages}
              label={link.label}
              onChange={(next) => put(index, { label: next })}
            />
            <Field.Root>
              <Input
                aria-label={t`Address of link ${index + 1}`}
                value={link.to}
                maxLength={500}
                onChange={(event) => put(index, { to: event.target.value })}
              />
            </Field.Root>
            <HStack gap="0">
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={t`Move ${nameOf(link)} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={t`Move ${nameOf(link)} down`}
                disabled={index === links.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </IconButton>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={t`Remove ${nameOf(link)}`}
                onClick={() => onChange(links.filter((_, at) => at !== index))}
              >
                <Trash2 />
              </IconButton>
            </HStack>
          </Grid>
        ))}
      </Stack>
      {error && (
        <Text role="alert" fontSize="sm" color="fg.error" mt="2">
          {error}
        </Text>
      )}
      {links.length < MAX_LINKS && (
        <Button
          size="sm"
          variant="outline"
          mt="3"
          onClick={() => onChange([...links, { label: '', to: '/' }])}
        >
          <Trans>Add a link</Trans>
        </Button>
      )}
    </Box>
  );
}

interface LinkLabelProps {
  number: number;
  languages: PageLanguage[];
  label: NavigationLink['label'];
  onChange: (label: NavigationLink['label']) => void;
}

/** Label of a link, in the language that the form shows. */
function LinkLabel({ number, languages, label, onChange }: LinkLabelProps) {
  const { t } = useLingui();
  const language = useTextLanguage(languages);
  const texts = asLocalText(label);
  return (
    <Field.Root>
      <Input
        aria-label={t`Label of link ${number}`}
        lang={language}
        placeholder={localize(texts, language)}
        value={texts[language] ?? ''}
        maxLength={40}
        onChange={(event) => onChange({ ...texts, [language]: event.target.value })}
      />
    </Field.Root>
  );
}
