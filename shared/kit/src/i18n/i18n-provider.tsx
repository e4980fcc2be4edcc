import { LinguiContext } from '@lingui/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { i18n } from './catalogs.ts';

/** The library's context as it is now. It is a new object each time, so that whoever reads it is drawn again. */
const contextNow = () => ({
  locale: i18n.locale,
  context: { i18n: new Proxy(i18n, {}), _: i18n.t.bind(i18n) },
});

/**
 * Gives everybody below it the words, anew when the language changes. The library's own provider does so at each package of words that
 * arrives, and at once: the whole page would be drawn again for every remote, and the server's markup of its page thrown away. A
 * package's words are there before its components, so those need not be told.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(contextNow);
  useEffect(() => {
    const renew = () => {
      if (shown.locale !== i18n.locale) startTransition(() => setShown(contextNow()));
    };
    const stop = i18n.on('change', renew);
    // What came between the first drawing and this effect.
    renew();
    return stop;
  }, [shown]);
  return <LinguiContext value={shown.context}>{children}</LinguiContext>;
}
