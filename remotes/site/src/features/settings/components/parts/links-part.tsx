import { MOST_LINKS, type NavigationLink } from '@boardwalk/contracts';
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
import type { PartProps } from '../../settings-values.ts';
import { TextField } from '../fields/text-field.tsx';

/** The links of the navigation and of the footer. */
export function LinksPart({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="6">
      <LinkList
        form={form}
        name="settings.navigation.main"
        label={t`Navigation`}
        help={t`Pages that nobody has put here stand behind them by themselves.`}
      />
      <LinkList form={form} name="settings.navigation.admin" label={t`Account menu of the team`} />
      <LinkList
        form={form}
        name="settings.footer.links"
        label={t`Footer`}
        help={t`Beside About, Terms and Privacy. Addresses of other sites begin with https://.`}
      />
      <TextField form={form} name="settings.footer.note" label={t`Line in the footer`} max={200} />
      <TextField form={form} name="settings.applicationPath" label={t`Page to apply at`} max={300} required />
      <TextField form={form} name="settings.rulesPath" label={t`Page of the rules`} max={300} required />
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
          {...{ label, help }}
          links={field.value}
          error={firstMessage(fieldState.error)}
          onChange={field.onChange}
        />
      )}
    />
  );
}

/** What is wrong with a list, or with the first of its rows that something is wrong with. */
function firstMessage(error: { message?: string } | undefined): string | undefined {
  return error?.message;
}

interface LinksProps {
  label: string;
  help?: string | undefined;
  links: NavigationLink[];
  error: string | undefined;
  onChange: (links: NavigationLink[]) => void;
}

function Links({ label, help, links, error, onChange }: LinksProps) {
  const { t } = useLingui();
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
            <Field.Root>
              <Input
                aria-label={t`Label of link ${index + 1}`}
                value={link.label}
                maxLength={40}
                onChange={(event) => put(index, { label: event.target.value })}
              />
            </Field.Root>
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
                aria-label={t`Move ${link.label} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={t`Move ${link.label} down`}
                disabled={index === links.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </IconButton>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={t`Remove ${link.label}`}
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
      {links.length < MOST_LINKS && (
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
