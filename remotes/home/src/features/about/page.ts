import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

export { AboutPage } from './about-page.tsx';

/** Strings of `/about`, loaded with the page. */
export const catalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
