import { FORM_LIMITS, type FormSettings } from '@boardwalk/contracts';
import { Box, Button, HStack, IconButton, Input, Stack, Textarea } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { freeName } from '../new-field.ts';

type Items = FormSettings['templates'];

interface TemplateListProps {
  items: Items;
  onChange: (items: Items) => void;
}

/** Texts that reviewers begin with. */
export function TemplateList({ items, onChange }: TemplateListProps) {
  const { t } = useLingui();
  return (
    <Stack gap="4">
      {items.map((item, place) => {
        const number = place + 1;
        return (
          <HStack key={item.id} gap="2" align="start">
            <Box flex="1">
              <Stack gap="2">
                <Input
                  aria-label={t`Name of template ${number}`}
                  value={item.name}
                  maxLength={80}
                  onChange={({ target }) => onChange(items.with(place, { ...item, name: target.value }))}
                />
                <Textarea
                  aria-label={t`Text of template ${number}`}
                  value={item.text}
                  maxLength={FORM_LIMITS.reason}
                  rows={3}
                  autoresize
                  onChange={({ target }) => onChange(items.with(place, { ...item, text: target.value }))}
                />
              </Stack>
            </Box>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t`Remove template ${number}`}
              onClick={() => onChange(items.toSpliced(place, 1))}
            >
              <Trash2 />
            </IconButton>
          </HStack>
        );
      })}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={items.length >= FORM_LIMITS.templates}
        onClick={() =>
          onChange([
            ...items,
            {
              id: freeName('template', new Set(items.map(({ id }) => id))),
              name: t`New template`,
              text: t`Write the text here.`,
            },
          ])
        }
      >
        <Trans>Add a template</Trans>
      </Button>
    </Stack>
  );
}
