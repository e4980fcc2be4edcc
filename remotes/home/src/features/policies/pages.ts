import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

export { PrivacyPage, TermsPage } from './policy-page.tsx';

/** Strings of the policies, which are long and loaded with their pages. */
export const catalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
