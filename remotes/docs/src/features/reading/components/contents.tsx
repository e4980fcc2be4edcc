import type { RichText } from '@boardwalk/contracts';
import { chakra, Text } from '@boardwalk/kit';
import { headingsOf } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';

/** From here on a page is long enough to need one. */
const FEWEST = 3;

/** The headings of the page, as links. */
export function Contents({ body }: { body: RichText }) {
  const { t } = useLingui();
  const headings = headingsOf(body);
  if (headings.length < FEWEST) return null;
  return (
    <chakra.nav aria-label={t`On this page`} position="sticky" top="24" textStyle="sm">
      <Text fontWeight="semibold" mb="2">
        <Trans>On this page</Trans>
      </Text>
      <chakra.ul listStyleType="none" borderInlineStartWidth="1px">
        {headings.map(({ id, text, level }) => (
          <chakra.li key={id} ps={level === 2 ? '3' : '6'}>
            <chakra.a href={`#${id}`} display="block" py="1" color="fg.muted" _hover={{ color: 'fg' }}>
              {text}
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
