import { catalogOf, defineRemote, loadFields, loadForms, loadTabs } from '@boardwalk/kit';
import { loadRichTextEditor } from '@boardwalk/rich-text';
import { messages } from './locales/en.po';
import { NewsRoute } from './routes/news.route.tsx';

/** The editor serves both paths with a single component: a new article gets its own URL while it is being written. */
const editor = { Component: async () => (await import('./routes/editor.route.tsx')).default };
const article = { Component: async () => (await import('./routes/article.route.tsx')).default };
const preview = { Component: async () => (await import('./routes/preview.route.tsx')).default };
const history = { Component: async () => (await import('./routes/history.route.tsx')).default };
const desk = { Component: async () => (await import('./routes/desk.route.tsx')).default };

/** Chunks of the editor, loaded before it is shown, so that no early input is lost. */
const formParts = () => Promise.all([loadForms(), loadFields(), loadRichTextEditor().catch(() => {})]);

const listParts = () => Promise.all([loadFields(), loadTabs()]);

export default defineRemote({
  routes: [
    {
      path: '/news',
      children: [
        { index: true, loader: listParts, Component: NewsRoute },
        { path: 'create', loader: formParts, lazy: editor },
        { path: 'desk', loader: listParts, lazy: desk },
        { path: ':id', lazy: article },
        { path: ':id/edit', loader: formParts, lazy: editor },
        { path: ':id/preview', lazy: preview },
        { path: ':id/history', lazy: history },
      ],
    },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
