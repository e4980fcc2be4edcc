export { catalog } from './catalog.ts';
export { WelcomePage } from './welcome-page.tsx';
