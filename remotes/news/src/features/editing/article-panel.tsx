import { Box, CloseButton, Flex, Heading } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, memo } from 'react';
import { ArticleFields } from './article-fields.tsx';
import { SETTINGS_ID } from './use-settings.ts';

interface ArticlePanelProps extends ComponentProps<typeof ArticleFields> {
  open: boolean;
  onClose: () => void;
}

/** Width of the panel at the edge of a wide window. */
export const PANEL_WIDTH = '22rem';
/** Height of the site's header and of the bar with the state of saving. */
const BARS_HEIGHT = '7.5rem';

/**
 * The settings of the article: a panel at the edge of a wide window, a sheet at the bottom of a narrow one. It scrolls by itself. The text stays usable,
 * so it isn't a dialog. Its fields stay mounted while it is closed: the checklist moves the focus to them. Memoized, like the text.
 */
export const ArticlePanel = memo(function ArticlePanel({ open, onClose, ...fields }: ArticlePanelProps) {
  const { t } = useLingui();
  return (
    <Box
      as="aside"
      id={SETTINGS_ID}
      tabIndex={-1}
      outline="none"
      aria-label={t`About this article`}
      display={open ? 'block' : 'none'}
      position="fixed"
      zIndex="sticky"
      insetInlineEnd="0"
      insetInlineStart={{ base: '0', lg: 'auto' }}
      top={{ base: 'auto', lg: BARS_HEIGHT }}
      bottom={{ base: 'var(--bottom-bar, 0px)', lg: '0' }}
      width={{ lg: PANEL_WIDTH }}
      maxHeight={{ base: '75dvh', lg: 'none' }}
      overflowY="auto"
      overscrollBehavior="contain"
      bg="bg.panel"
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderInlineStartWidth={{ lg: '1px' }}
      borderTopRadius={{ base: 'xl', lg: '0' }}
      shadow={{ base: 'lg', lg: 'none' }}
      onKeyDown={(event) => {
        // A list or a dialog that was opened from here handles the key itself.
        if (
          event.key === 'Escape' &&
          !event.defaultPrevented &&
          event.currentTarget.contains(event.target as Node)
        )
          onClose();
      }}
    >
      <Flex
        position="sticky"
        top="0"
        zIndex="1"
        align="center"
        justify="space-between"
        gap="4"
        ps="5"
        pe="3"
        py="2"
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <Heading as="h2" textStyle="lg">
          {t`Settings`}
        </Heading>
        <CloseButton aria-label={t`Close the settings`} onClick={onClose} />
      </Flex>
      <Box px="5" pt="5" pb="calc(2rem + env(safe-area-inset-bottom))">
        <ArticleFields {...fields} />
      </Box>
    </Box>
  );
});
