import { SITE_DRAFT, type SiteSettings } from '@boardwalk/contracts';
import { Box, Button, call, Flex, HStack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PreviewFrames } from './preview-frames.tsx';
import type { PartProps, SettingsFormApi } from './settings-values.ts';

/** Delay between the last keystroke and the preview, in milliseconds. */
const DEBOUNCE_MS = 1_200;
const PAGES = ['/', '/about', '/auth', '/terms'] as const;
type Width = 'phone' | 'desktop';
/** Scale of the desktop preview. */
const DESKTOP_SCALE = 0.48;

/** Preview of the site: its own pages, rendered from the draft. */
export function PreviewPane({ form }: PartProps) {
  const { t } = useLingui();
  const { key, failed } = useDraft(form);
  const [page, setPage] = useState<(typeof PAGES)[number]>('/');
  const [width, setWidth] = useState<Width>('desktop');
  const names = { '/': t`Home`, '/about': t`About`, '/auth': t`Log in`, '/terms': t`Terms` };
  const isPhone = width === 'phone';
  return (
    <Box position={{ xl: 'sticky' }} top="20" minW="0">
      <Flex justify="space-between" wrap="wrap" gap="2" mb="3">
        <HStack role="group" aria-label={t`Page in the preview`} gap="1" wrap="wrap">
          {PAGES.map((path) => (
            <Button
              key={path}
              size="xs"
              variant={path === page ? 'solid' : 'ghost'}
              aria-pressed={path === page}
              onClick={() => setPage(path)}
            >
              {names[path]}
            </Button>
          ))}
        </HStack>
        <HStack role="group" aria-label={t`Width of the preview`} gap="1">
          <Button
            size="xs"
            variant={isPhone ? 'solid' : 'ghost'}
            aria-pressed={isPhone}
            onClick={() => setWidth('phone')}
          >
            <Trans>Phone</Trans>
          </Button>
          <Button
            size="xs"
            variant={isPhone ? 'ghost' : 'solid'}
            aria-pressed={!isPhone}
            onClick={() => setWidth('desktop')}
          >
            <Trans>Desktop</Trans>
          </Button>
        </HStack>
      </Flex>
      <Box
        height={{ base: '30rem', xl: '38rem' }}
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="lg"
        overflow="hidden"
        bg="bg.subtle"
      >
        <PreviewFrames src={key && `${page}?${SITE_DRAFT}=${key}`} isPhone={isPhone} scale={DESKTOP_SCALE} />
      </Box>
      <Text role="status" fontSize="sm" color="fg.muted" mt="2">
        {failed ? (
          <Trans>The preview can’t be shown because a field isn’t valid.</Trans>
        ) : (
          <Trans>As you have entered it. Visitors see it once you save.</Trans>
        )}
      </Text>
    </Box>
  );
}

interface Draft {
  key: string | undefined;
  failed: boolean;
}

/** Stores the settings as a draft after a pause. @returns the key of the newest draft. */
function useDraft(form: SettingsFormApi): Draft {
  const [draft, setDraft] = useState<Draft>({ key: undefined, failed: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest = 0;
    const store = async (settings: SiteSettings) => {
      newest += 1;
      const turn = newest;
      try {
        const { key } = await call('POST /api/site/drafts', { body: { settings } });
        if (turn === newest) setDraft({ key, failed: false });
      } catch {
        if (turn === newest) setDraft((before) => ({ ...before, failed: true }));
      }
    };
    void store(form.getValues('settings'));
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => void store(values.settings), DEBOUNCE_MS);
      },
    });
    return () => {
      newest = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  return draft;
}
