import type { RichText } from '@boardwalk/contracts';
import { Box, chakra, Text } from '@boardwalk/kit';
import { headingsOf, type TextHeading } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 2;

/** Table of contents, sticky next to the page. */
export function Contents({ body }: { body: RichText }) {
  const { t } = useLingui();
  const headings = headingsOf(body);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <chakra.nav aria-label={t`On this page`} position="sticky" top="24" textStyle="sm">
      <Text fontWeight="semibold" mb="2">
        <Trans>On this page</Trans>
      </Text>
      <HeadingLinks headings={headings} />
    </chakra.nav>
  );
}

/** Table of contents above the page, for narrow windows. Initially closed. */
export function FoldedContents({ body }: { body: RichText }) {
  const headings = headingsOf(body);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <chakra.details borderWidth="1px" borderRadius="md" bg="bg.panel">
      <chakra.summary px="4" py="3" fontWeight="semibold" cursor="pointer">
        <Trans>On this page</Trans>
      </chakra.summary>
      <Box px="4" pb="3" textStyle="sm">
        <HeadingLinks headings={headings} />
      </Box>
    </chakra.details>
  );
}

function HeadingLinks({ headings }: { headings: readonly TextHeading[] }) {
  return (
    <chakra.ul listStyleType="none" borderInlineStartWidth="1px">
      {headings.map(({ id, text, level }) => (
        <chakra.li key={id} ps={level === 2 ? '3' : '6'}>
          <chakra.a href={`#${id}`} display="block" py="1" color="fg.muted" _hover={{ color: 'fg' }}>
            {text}
          </chakra.a>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
