import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

export { WelcomePage } from './welcome-page.tsx';

/** Strings of `/welcome`, loaded with the page. */
export const catalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
