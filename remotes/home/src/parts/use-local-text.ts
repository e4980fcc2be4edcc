import { inLanguage, type LocalText } from '@boardwalk/contracts';
import { useSite } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Default texts: those of the demo's city, and neutral ones. */
interface Usual {
  harbour: ReactNode;
  plain: ReactNode;
}

/** Returns a function that picks a text in the reader's language: the site's own, else the default. */
export function useLocalText(): (own: LocalText | undefined, usual: Usual) => ReactNode {
  const { i18n } = useLingui();
  const { voice } = useSite().home;
  return (own, usual) => inLanguage(own, i18n.locale) ?? usual[voice];
}
