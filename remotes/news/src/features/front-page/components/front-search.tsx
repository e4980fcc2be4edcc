import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { Box, chakra, Field, Input, Spinner } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FrontFiltersState } from '../hooks/use-front-filters.ts';

/** Looks for words in headlines, summaries and texts. The quiet spinner says that what is shown is about to change. */
export function FrontSearch({ state, busy }: { state: FrontFiltersState; busy: boolean }) {
  const { t } = useLingui();
  const { text, setText, submit } = state;
  return (
    <chakra.form
      role="search"
      width={{ base: '100%', md: '18rem' }}
      flexShrink="0"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field.Root>
        <Field.Label srOnly>
          <Trans>Search the news</Trans>
        </Field.Label>
        <Box position="relative" width="100%">
          <Input
            type="search"
            value={text}
            maxLength={ARTICLE_LIMITS.search}
            placeholder={t`Search the news`}
            autoComplete="off"
            bg="bg.panel"
            onChange={(event) => setText(event.target.value)}
          />
          {busy && (
            <Spinner size="sm" color="fg.muted" position="absolute" right="9" top="calc(50% - 0.5em)" />
          )}
        </Box>
      </Field.Root>
    </chakra.form>
  );
}
