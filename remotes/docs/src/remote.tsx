import { catalogOf, defineRemote, loadFields, loadForms } from '@boardwalk/kit';
import { loadRichTextEditor } from '@boardwalk/rich-text';
import { messages } from './locales/en.po';
import { DocsRoute } from './routes/docs.route.tsx';
import { PageRoute } from './routes/page.route.tsx';

const editor = { Component: async () => (await import('./routes/editor.route.tsx')).default };
const history = { Component: async () => (await import('./routes/history.route.tsx')).default };

/** Chunks of the editor, loaded before it is shown, so that no early input is lost. */
const formParts = () => Promise.all([loadForms(), loadFields(), loadRichTextEditor().catch(() => {})]);

export default defineRemote({
  routes: [
    {
      path: '/docs',
      children: [
        { index: true, Component: DocsRoute },
        { path: 'create', loader: formParts, lazy: editor },
        { path: ':slug', Component: PageRoute },
        { path: ':slug/edit', loader: formParts, lazy: editor },
        { path: ':slug/history', lazy: history },
      ],
    },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
