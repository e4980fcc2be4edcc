export { AboutPage } from './about-page.tsx';
export { catalog } from './catalog.ts';
