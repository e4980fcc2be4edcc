import {
  localize,
  MAX_FILLERS,
  placedFillers,
  placementOf,
  SLOT_NAMES,
  type SlotName,
  type SlotPlacement,
} from '@boardwalk/contracts';
import {
  Box,
  Controller,
  Flex,
  Heading,
  HStack,
  IconButton,
  type SlotFiller,
  Stack,
  Switch,
  Text,
  useSlotFillers,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PartProps } from './settings-values.ts';

/** Components of remotes in the places of the site: their order, and whether they are shown. */
export function SlotsPart({ form }: PartProps) {
  const { t } = useLingui();
  const fillers = useSlotFillers();
  const filled = SLOT_NAMES.filter((name) => fillers.some(({ slot }) => slot === name));
  if (filled.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>No app adds anything to other pages yet.</Trans>
      </Text>
    );
  return (
    <Controller
      control={form.control}
      name="settings.slots"
      label={t`Slots`}
      render={({ field }) => (
        <Stack gap="6">
          <Text color="fg.muted">
            <Trans>
              Apps add these parts to other pages. Each place shows the first {MAX_FILLERS} that are on.
            </Trans>
          </Text>
          {filled.map((slot) => (
            <SlotPanel
              key={slot}
              slot={slot}
              fillers={fillers}
              placements={field.value}
              onChange={field.onChange}
            />
          ))}
        </Stack>
      )}
    />
  );
}

interface SlotPanelProps {
  slot: SlotName;
  fillers: readonly SlotFiller[];
  placements: readonly SlotPlacement[];
  onChange: (placements: SlotPlacement[]) => void;
}

/** The components of a slot, in order. */
function SlotPanel({ slot, fillers, placements, onChange }: SlotPanelProps) {
  const { t, i18n } = useLingui();
  const labels: Record<SlotName, string> = {
    'home.tonight': t`Home, below “Tonight”`,
    'member.profile.sections': t`Pages of members`,
    'event.page.aside': t`Pages of events`,
    'property.page.aside': t`Pages of properties`,
    'admin.dashboard.cards': t`Dashboard of the team`,
    'account.menu': t`Account menu`,
    'article.blocks': t`Blocks in texts`,
  };
  const rows = placedFillers(fillers, placements, slot, true).map((filler) => ({
    filler,
    on: placementOf(filler, placements)?.on ?? true,
    title: localize(filler.title ?? filler.module.slice(2), i18n.locale),
  }));
  const isOrdered = slot !== 'article.blocks' && rows.length > 1;
  const change = (next: typeof rows) =>
    onChange([
      // Those of other slots, and of remotes that aren't served now.
      ...placements.filter((one) => !rows.some(({ filler }) => placementOf(filler, [one]))),
      ...next.map(({ filler: { remote, module, block }, on }) => ({
        slot,
        remote,
        module,
        ...(block !== undefined && { block }),
        on,
      })),
    ]);
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  return (
    <Box role="group" aria-label={labels[slot]}>
      <Heading as="h2" textStyle="lg">
        {labels[slot]}
      </Heading>
      <Stack as="ol" listStyleType="none" gap="2" mt="3">
        {rows.map(({ filler, on, title }, index) => (
          <Flex
            as="li"
            key={`${filler.remote} ${filler.block ?? filler.module}`}
            align="center"
            justify="space-between"
            gap="3"
            wrap="wrap"
            borderWidth="1px"
            borderRadius="lg"
            px="4"
            py="2"
          >
            <Box minW="0">
              <Text fontWeight="500" overflowWrap="anywhere">
                {title}
              </Text>
              <Text textStyle="sm" color="fg.muted" translate="no">
                {filler.remote}
              </Text>
            </Box>
            <HStack gap="1">
              {isOrdered && (
                <>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={t`Move ${title} up`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={t`Move ${title} down`}
                    disabled={index === rows.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                </>
              )}
              <Switch.Root
                checked={on}
                onCheckedChange={({ checked }) =>
                  change(rows.map((row) => (row.filler === filler ? { ...row, on: checked } : row)))
                }
              >
                <Switch.HiddenInput aria-label={t`Show ${title}`} />
                <Switch.Control />
              </Switch.Root>
            </HStack>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
