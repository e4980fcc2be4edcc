import { chakra, HStack, LANGUAGES, useSettingsStore, useSite } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Language switch, for visitors as well: each language by its own name, the current one marked. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const { languages } = useSite();
  const change = useSettingsStore((state) => state.change);
  if (languages.length < 2) return null;
  return (
    <HStack role="group" aria-label={t`Read this site in`} gap="1" ms="-2" wrap="wrap">
      {languages.map((language) => (
        <chakra.button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.locale === language}
          onClick={() => change({ language })}
          px="2"
          minH="8"
          borderRadius="md"
          fontSize="sm"
          color="fg.muted"
          cursor="pointer"
          _hover={{ color: 'fg' }}
          _pressed={{
            color: 'fg',
            fontWeight: 'semibold',
            textDecoration: 'underline',
            textUnderlineOffset: '4px',
          }}
        >
          {LANGUAGES[language]}
        </chakra.button>
      ))}
    </HStack>
  );
}
