import type { PageLanguage } from '@boardwalk/contracts';
import { HStack, LANGUAGES, TabRow, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';

/** Language whose texts the form shows, as the user chose it. */
export const TextLanguage = createContext<PageLanguage | undefined>(undefined);

/** Returns the language whose texts the form shows: the chosen one, or the first one of the site. */
export function useTextLanguage(languages: readonly PageLanguage[]): PageLanguage {
  const chosen = use(TextLanguage);
  return chosen && languages.includes(chosen) ? chosen : (languages[0] ?? 'en');
}

interface LanguageSwitchProps {
  /** Languages of the site. */
  languages: readonly PageLanguage[];
  onChange: (language: PageLanguage) => void;
}

/** Switches the language of all texts of the form. Hidden for a site with a single language. */
export function LanguageSwitch({ languages, onChange }: LanguageSwitchProps) {
  const { t } = useLingui();
  const language = useTextLanguage(languages);
  if (languages.length < 2) return null;
  return (
    <HStack gap="3" minW="0">
      <Text as="span" textStyle="sm" color="fg.muted" flexShrink="0" aria-hidden>
        <Trans>Texts in</Trans>
      </Text>
      <TabRow
        label={t`Language of the texts`}
        value={language}
        tabs={languages.map((one) => ({ value: one, label: LANGUAGES[one] }))}
        onValueChange={onChange}
      />
    </HStack>
  );
}
