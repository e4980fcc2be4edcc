import { HOME_CARDS, type HomeSection } from '@boardwalk/contracts';
import { Box, Button, FormSwitch, Heading, HStack, IconButton, Stack, Watch } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { LocalTextField } from './local-text-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { PartProps } from './settings-values.ts';

const NOTHING = { en: '' };
const MAX_SECTIONS = 10;

/** Hero and sections of Home: enabled or not, order, texts and pictures. */
export function HomePart({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="6">
      <LocalTextField form={form} name="settings.home.hero.title" label={t`Main heading`} max={120} />
      <LocalTextField form={form} name="settings.home.hero.text" label={t`Text below`} max={600} lines={3} />
      <FormSwitch control={form.control} name="settings.home.hero.buttons.chat" label={t`Chat button`} />
      <FormSwitch control={form.control} name="settings.home.hero.buttons.apply" label={t`Apply button`} />
      <Watch
        control={form.control}
        name="settings.home.sections"
        compute={rowsOf}
        render={(rows) => <Sections form={form} rows={rows} />}
      />
    </Stack>
  );
}

type SectionRow = Pick<HomeSection, 'id' | 'kind'>;

/** Returns what the list of sections depends on: it doesn't render while their texts are typed. */
const rowsOf = (sections: readonly HomeSection[]): SectionRow[] =>
  sections.map(({ id, kind }) => ({ id, kind }));

/** The sections in their order, which can be changed. */
function Sections({ form, rows }: PartProps & { rows: readonly SectionRow[] }) {
  const { t } = useLingui();
  const current = () => form.getValues('settings.home.sections');
  const change = (next: HomeSection[]) =>
    form.setValue('settings.home.sections', next, { shouldDirty: true });
  const move = (from: number, to: number) => {
    const next = [...current()];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  const add = () => {
    const sections = current();
    const ids = new Set(sections.map(({ id }) => id));
    const number = Array.from({ length: MAX_SECTIONS }, (_, index) => index + 1).find(
      (each) => !ids.has(`text-${each}`),
    );
    change([
      ...sections,
      {
        id: `text-${number}`,
        kind: 'text',
        on: true,
        label: NOTHING,
        title: NOTHING,
        text: NOTHING,
        picture: null,
      },
    ]);
  };
  const names: Record<HomeSection['kind'], string> = {
    works: t`Four cards`,
    world: t`World and numbers`,
    desk: t`Team desk`,
    play: t`Play today`,
    text: t`Custom text`,
  };
  return (
    <>
      <Stack as="ol" listStyleType="none" gap="4">
        {rows.map(({ id, kind }, index) => (
          <Box as="li" key={id} borderWidth="1px" borderRadius="lg" p="4">
            <HStack justify="space-between" mb="3">
              <Heading as="h3" textStyle="lg">
                {names[kind]}
              </Heading>
              <HStack gap="1">
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={t`Move ${names[kind]} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={t`Move ${names[kind]} down`}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </IconButton>
                {kind === 'text' && (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={t`Remove this section`}
                    onClick={() => change(current().filter((each) => each.id !== id))}
                  >
                    <Trash2 />
                  </IconButton>
                )}
              </HStack>
            </HStack>
            <SectionFields form={form} index={index} kind={kind} key={id} />
          </Box>
        ))}
      </Stack>
      {rows.length < MAX_SECTIONS && (
        <Button alignSelf="start" variant="outline" onClick={add}>
          <Trans>Add custom text</Trans>
        </Button>
      )}
    </>
  );
}

function SectionFields({ form, index, kind }: PartProps & { index: number; kind: HomeSection['kind'] }) {
  const { t } = useLingui();
  const path = `settings.home.sections.${index}` as const;
  const on = form.watch(`${path}.on`);
  return (
    <Stack gap="4">
      <FormSwitch control={form.control} name={`${path}.on`} label={t`Shown`} />
      {on && (
        <>
          {kind !== 'play' && (
            <LocalTextField form={form} name={`${path}.label`} label={t`Section label`} max={40} />
          )}
          <LocalTextField form={form} name={`${path}.title`} label={t`Heading`} max={120} />
          <LocalTextField form={form} name={`${path}.text`} label={t`Text`} max={1_000} lines={3} />
          {(kind === 'world' || kind === 'play' || kind === 'text') && (
            <PictureField form={form} name={`${path}.picture`} label={t`Picture`} />
          )}
          {kind === 'works' && <CardFields form={form} />}
        </>
      )}
    </Stack>
  );
}

function CardFields({ form }: PartProps) {
  const { t } = useLingui();
  const names = { framework: t`Card 1`, economy: t`Card 2`, community: t`Card 3`, security: t`Card 4` };
  return HOME_CARDS.map((card) => (
    <Stack key={card} gap="3" borderTopWidth="1px" pt="4" role="group" aria-label={names[card]}>
      <FormSwitch
        control={form.control}
        name={`settings.home.cards.${card}.on`}
        label={t`${names[card]} is shown`}
      />
      <LocalTextField form={form} name={`settings.home.cards.${card}.title`} label={t`Heading`} max={120} />
      <LocalTextField
        form={form}
        name={`settings.home.cards.${card}.text`}
        label={t`Text`}
        max={1_000}
        lines={2}
      />
      <PictureField form={form} name={`settings.home.cards.${card}.picture`} label={t`Picture`} />
    </Stack>
  ));
}
