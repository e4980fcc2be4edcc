import {
  addCatalog,
  Box,
  type Catalog,
  LazyModule,
  lazyComponent,
  Skeleton,
  useHydrated,
} from '@boardwalk/kit';
import { type ComponentType, Suspense } from 'react';
import type { OthersHereProps } from './presence/others-here.tsx';
import type {
  RevisionsProps,
  RichTextDiffProps,
  RichTextEditorProps,
  TextRevision,
} from './rich-text-props.ts';

type EditorFile = typeof import('./editor/chunk.ts');
type DiffFile = typeof import('./diff/chunk.ts');

/** Adds the strings in the reader's language before anything renders with them. */
const withCatalog = async <T extends { richTextCatalog: Catalog }>(file: Promise<T>): Promise<T> => {
  const parts = await file;
  await addCatalog(parts.richTextCatalog);
  return parts;
};

const never = () => Promise.reject(new Error('Texts are written and compared in browsers alone.'));

/** Inlined condition, because the server build removes the code after it. */
const editor = new LazyModule<EditorFile>(() =>
  typeof window === 'undefined'
    ? never()
    : withCatalog(import(/* webpackChunkName: "editor" */ './editor/chunk.ts')),
);
const diff = new LazyModule<DiffFile>(() =>
  typeof window === 'undefined'
    ? never()
    : withCatalog(import(/* webpackChunkName: "text-diff" */ './diff/chunk.ts')),
);

/** Loads the editor's chunk: before a page with an editor is rendered, or for `toMarkdown` and `fromMarkdown`, which are part of it. */
export const loadRichTextEditor = (): Promise<EditorFile> => editor.load();
/** Preloads the comparison before it is rendered. */
export const loadRichTextDiff = (): Promise<DiffFile> => diff.load();

/** Renders in browsers only, with a placeholder of its size while its chunk is loading. */
const withPlaceholder = <P extends object>(Inner: ComponentType<P>, height: string) =>
  function WithPlaceholder(props: P) {
    const empty = <Skeleton w="full" h={height} />;
    return useHydrated() ? (
      <Suspense fallback={empty}>
        <Inner {...props} />
      </Suspense>
    ) : (
      empty
    );
  };

/** Editor for a text of the contracts' `richTextSchema`. */
export const RichTextEditor: ComponentType<RichTextEditorProps> = withPlaceholder(
  lazyComponent(editor, (parts) => parts.RichTextEditor),
  '22rem',
);
const Others = lazyComponent(editor, (parts) => parts.OthersHere);

/** Other members who have the same thing open in the editor. Reserves its space, so that the text doesn't shift. */
export function OthersHere(props: OthersHereProps) {
  const hydrated = useHydrated();
  return (
    <Box minH={{ base: '12', md: '8' }}>
      {hydrated && (
        <Suspense>
          <Others {...props} />
        </Suspense>
      )}
    </Box>
  );
}

/** Shows the changes between two texts. */
export const RichTextDiff: ComponentType<RichTextDiffProps> = withPlaceholder(
  lazyComponent(diff, (parts) => parts.RichTextDiff),
  '12rem',
);
/** Shows the changes of a line without formatting, such as a title. */
export const LineDiff: ComponentType<{ before: string; after: string }> = withPlaceholder(
  lazyComponent(diff, (parts) => parts.LineDiff),
  '1.5rem',
);
const History = withPlaceholder<RevisionsProps>(
  lazyComponent(diff, (parts) => parts.Revisions),
  '24rem',
);
/** All revisions of a text, each compared with the one before it, with a button to restore one. */
export function Revisions<Revision extends TextRevision>(props: RevisionsProps<Revision>) {
  return <History {...(props as unknown as RevisionsProps)} />;
}
