import { Box } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, memo } from 'react';
import { ArticleFields } from './article-fields.tsx';

/** Window height in which all fields usually fit. In a lower one they would be cut off: most systems show no scrollbar before scrolling. */
const TALL_WINDOW = '@media (min-width: 64rem) and (min-height: 72rem)';

/** The fields next to the text. Sticky in a tall window, otherwise they scroll with the page. Memoized, like the text. */
export const ArticlePanel = memo(function ArticlePanel(props: ComponentProps<typeof ArticleFields>) {
  const { t } = useLingui();
  return (
    <Box
      as="aside"
      aria-label={t`About this article`}
      p="1"
      m="-1"
      css={{
        [TALL_WINDOW]: {
          position: 'sticky',
          top: '9rem',
          maxHeight: 'calc(100dvh - 10rem)',
          overflowY: 'auto',
        },
      }}
    >
      <ArticleFields {...props} />
    </Box>
  );
});
