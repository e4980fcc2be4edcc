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

/** Brings the words in the reader's language before anything is drawn with them. */
const withCatalog = async <T extends { richTextCatalog: Catalog }>(file: Promise<T>): Promise<T> => {
  const parts = await file;
  await addCatalog(parts.richTextCatalog);
  return parts;
};

const never = () => Promise.reject(new Error('Texts are written and compared in browsers alone.'));

/** Written as it stands, because the build for the server leaves out what comes after it. */
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

/** Fetches the editor's file: before a page with one is drawn, or for `toMarkdown` and `fromMarkdown`, which come with it. */
export const loadRichTextEditor = (): Promise<EditorFile> => editor.load();
/** Fetches what compares texts before it is drawn. */
export const loadRichTextDiff = (): Promise<DiffFile> => diff.load();

/** Drawn by browsers alone; its room is kept while its file is on its way. */
const inRoom = <P extends object>(Inner: ComponentType<P>, room: string) =>
  function InRoom(props: P) {
    const empty = <Skeleton w="full" h={room} />;
    return useHydrated() ? (
      <Suspense fallback={empty}>
        <Inner {...props} />
      </Suspense>
    ) : (
      empty
    );
  };

/** Writes a text that the contracts' `richTextSchema` accepts. */
export const RichTextEditor: ComponentType<RichTextEditorProps> = inRoom(
  lazyComponent(editor, (parts) => parts.RichTextEditor),
  '22rem',
);
const Others = lazyComponent(editor, (parts) => parts.OthersHere);

/** Who else has the same open in the editor. Its room is always kept, so that nobody’s text moves when somebody comes. */
export function OthersHere(props: OthersHereProps) {
  const settled = useHydrated();
  return (
    <Box minH={{ base: '12', md: '8' }}>
      {settled && (
        <Suspense>
          <Others {...props} />
        </Suspense>
      )}
    </Box>
  );
}

/** Shows what changed between two texts. */
export const RichTextDiff: ComponentType<RichTextDiffProps> = inRoom(
  lazyComponent(diff, (parts) => parts.RichTextDiff),
  '12rem',
);
/** Shows what changed in a line without any formatting, a title for one. */
export const LineDiff: ComponentType<{ before: string; after: string }> = inRoom(
  lazyComponent(diff, (parts) => parts.LineDiff),
  '1.5rem',
);
const History = inRoom<RevisionsProps>(
  lazyComponent(diff, (parts) => parts.Revisions),
  '24rem',
);
/** Every revision of a text, each against the one before it, and the way to restore one. */
export function Revisions<Revision extends TextRevision>(props: RevisionsProps<Revision>) {
  return <History {...(props as unknown as RevisionsProps)} />;
}
