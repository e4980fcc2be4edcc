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

function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
