import { Box } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ArticleFields } from './article-fields.tsx';

/** A window in which all fields usually fit. In a lower one they would be cut off: most systems show no scrollbar before something is scrolled. */
const TALL_WINDOW = '@media (min-width: 64rem) and (min-height: 72rem)';

/** The fields beside the text. They stay in sight in a tall window, and scroll with the page in any other. */
export function ArticlePanel(props: ComponentProps<typeof ArticleFields>) {
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
}
