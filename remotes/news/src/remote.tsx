import { defineRemote, loadFields, loadForms } from '@boardwalk/kit';
import { loadRichTextEditor } from '@boardwalk/rich-text';
import { catalog } from './catalog.ts';
import { NewsRoute } from './routes/news.route.tsx';

/** One component for both addresses: a new article gets its own address while it is being written. */
const editor = { Component: async () => (await import('./routes/editor.route.tsx')).default };
const article = { Component: async () => (await import('./routes/article.route.tsx')).default };
const preview = { Component: async () => (await import('./routes/preview.route.tsx')).default };
const history = { Component: async () => (await import('./routes/history.route.tsx')).default };
const desk = { Component: async () => (await import('./routes/desk.route.tsx')).default };

/** What the editor is made of: it is shown whole, and who types at once loses nothing. */
const formParts = () => Promise.all([loadForms(), loadFields(), loadRichTextEditor().catch(() => {})]);

export default defineRemote({
  routes: [
    {
      path: '/news',
      children: [
        { index: true, loader: loadFields, Component: NewsRoute },
        { path: 'create', loader: formParts, lazy: editor },
        { path: 'desk', loader: loadFields, lazy: desk },
        { path: ':id', lazy: article },
        { path: ':id/edit', loader: formParts, lazy: editor },
        { path: ':id/preview', lazy: preview },
        { path: ':id/history', lazy: history },
      ],
    },
  ],
  catalog,
});
