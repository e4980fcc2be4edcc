import { STREAM_PLATFORM_ROWS, type StreamPlatformName } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';

/** Labels of platforms and languages in the reader's language. */
export function useNames() {
  const { t, i18n } = useLingui();
  return {
    platform: (name: StreamPlatformName): string =>
      name === 'hls' ? t`Own server` : STREAM_PLATFORM_ROWS[name].name,
    language: (code: string): string => languageName(code, i18n.locale),
  };
}

/** Cached by locale: a list has a language in each of its rows. */
const displayNames = new Map<string, Intl.DisplayNames>();

function languageName(code: string, locale: string): string {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' });
  displayNames.set(locale, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
