import type { RichText } from '@boardwalk/contracts';
import type { BoxProps } from '@boardwalk/kit';
import type { ReactNode, Ref } from 'react';

/** A member whom a text can name. */
export interface MentionItem {
  id: string;
  label: string;
  /** What tells them from others of the same name. */
  hint?: string;
}

/** A picture that was taken: `src` is `/api/media/<id>`, sizes are in pixels. */
export interface UploadedImage {
  src: string;
  width: number;
  height: number;
  alt?: string;
}

export interface UploadOptions {
  /** Aborted when the writer cancels or leaves. */
  signal: AbortSignal;
  /** @param share how much has gone out, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** A node of a text, as far as somebody looks for it. */
export interface FoundNode {
  type: string;
  attrs?: Record<string, unknown>;
  marks?: readonly { type: string; attrs?: Record<string, unknown> }[];
}

/** What a page can do with the editor. */
export interface RichTextEditorHandle {
  /** Puts the cursor into the text. */
  focus: () => void;
  /** Selects the first node that fits and scrolls to it, without taking the focus. */
  select: (fits: (node: FoundNode) => boolean) => void;
}

export interface RichTextEditorProps {
  /** What is written. Another document than the last one from `onChange` takes the place of what stands there. */
  value: RichText;
  onChange: (document: RichText) => void;
  label: string;
  /** How many characters it may have, counted as the contracts do it. More can be written, and is said. */
  limit?: number;
  /** Takes a picture; it rejects with what went wrong. Without it there are no pictures to add. */
  onUploadImage?: (file: File, options: UploadOptions) => Promise<UploadedImage>;
  /** Finds members by the beginning of a name. Without it nobody can be named. */
  mentionSource?: (query: string, signal: AbortSignal) => Promise<readonly MentionItem[]>;
  placeholder?: string;
  disabled?: boolean;
  /** What is wrong with it, in words. */
  error?: string;
  /** How far under the window's top the tools stay in sight: under the head of the site unless told. */
  toolbarTop?: BoxProps['top'];
  ref?: Ref<RichTextEditorHandle>;
}

export interface RichTextDiffProps {
  before: RichText;
  after: RichText;
}

/** How a text stood at one time. `number` counts from 1, `at` is an ISO instant. */
export interface TextRevision {
  number: number;
  title: string;
  summary?: string;
  body: RichText;
  editor: { fullName: string };
  at: string;
  /** The revision that was restored with it, if one was. */
  restoredFrom?: number | null;
}

export interface RevisionsProps<Revision extends TextRevision = TextRevision> {
  /** Newest first, as `usePages()` of the kit gives them. */
  pages: {
    items: readonly Revision[] | undefined;
    error: unknown;
    refetch: () => void;
    more: { hasMore: boolean; busy: boolean; error: unknown; onMore: () => void };
  };
  /** Whether one is being restored. */
  busy: boolean;
  /** Draws what changed beside title, summary and text. */
  details?: (revision: Revision, before: Revision) => ReactNode;
  /** @param done to be called when it is restored. */
  onRestore: (revision: Revision, done: () => void) => void;
}
