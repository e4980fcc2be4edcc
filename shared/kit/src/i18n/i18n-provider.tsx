import { LinguiContext } from '@lingui/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { i18n } from './catalogs.ts';

/** Returns the library's current context. A new object each time, so that consumers render again. */
const contextNow = () => ({
  locale: i18n.locale,
  context: { i18n: new Proxy(i18n, {}), _: i18n.t.bind(i18n) },
});

/**
 * Provides translations, and renders again when the language changes. The library's own provider renders on every added catalog: the whole page would
 * render again for each remote, and its server-rendered markup would be discarded. A package's messages are loaded before its components, so those
 * need no notification.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(contextNow);
  useEffect(() => {
    const renew = () => {
      if (shown.locale !== i18n.locale) startTransition(() => setShown(contextNow()));
    };
    const stop = i18n.on('change', renew);
    // Changes between the first render and this effect.
    renew();
    return stop;
  }, [shown]);
  return <LinguiContext value={shown.context}>{children}</LinguiContext>;
}
