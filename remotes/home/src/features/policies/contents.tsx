import { chakra, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { PolicySection } from './policy.ts';

/** Table of contents of a policy. */
export function Contents({ label, sections }: { label: string; sections: readonly PolicySection[] }) {
  const { i18n } = useLingui();
  return (
    <chakra.nav aria-label={label} borderTopWidth="1.5px" borderColor="fg" pt="3">
      <Stack as="ol" listStyleType="none" gap="0">
        {sections.map(({ id, title }, index) => (
          <chakra.li key={id} borderBottomWidth="1px">
            <chakra.a
              href={`#${id}`}
              display="flex"
              gap="3"
              py="2"
              lineHeight="1.4"
              _hover={{ color: 'sodium.fg' }}
              fontVariantNumeric="tabular-nums"
            >
              <chakra.span color="fg.muted" minW="1.5em" aria-hidden>
                {index + 1}
              </chakra.span>
              {i18n._(title)}
            </chakra.a>
          </chakra.li>
        ))}
      </Stack>
    </chakra.nav>
  );
}
