import { LinguiContext } from '@lingui/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { i18n } from './words.ts';

/** The library's context as it is now. It is a new object each time, so that whoever reads it is drawn again. */
const wordsNow = () => ({
  locale: i18n.locale,
  context: { i18n: new Proxy(i18n, {}), _: i18n.t.bind(i18n) },
});

/**
 * Gives everybody below it the words. A remote's words arrive while the server's markup of its page still stands; the library's own
 * provider would redraw at once and throw that away, so here it is done when there is something to put in its place.
 */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState(wordsNow);
  useEffect(() => {
    const renew = () => startTransition(() => setWords(wordsNow()));
    const stop = i18n.on('change', renew);
    // What came between the first drawing and this effect.
    if (words.locale !== i18n.locale) renew();
    return stop;
  }, [words]);
  return <LinguiContext value={words.context}>{children}</LinguiContext>;
}
