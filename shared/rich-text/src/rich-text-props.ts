import type { RichText } from '@boardwalk/contracts';
import type { BoxProps } from '@boardwalk/kit';
import type { ReactNode, Ref } from 'react';

/** A member who can be mentioned in a text. */
export interface MentionItem {
  id: string;
  label: string;
  /** Text that distinguishes members of the same name. */
  hint?: string;
}

/** An uploaded picture: `src` is `/api/media/<id>`, sizes are in pixels. */
export interface UploadedImage {
  src: string;
  width: number;
  height: number;
  alt?: string;
}

/** Options of an upload. */
export interface UploadOptions {
  /** Aborted when the author cancels or leaves. */
  signal: AbortSignal;
  /** @param share uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The parts of a node that a search uses. */
export interface FoundNode {
  type: string;
  attrs?: Record<string, unknown>;
  marks?: readonly { type: string; attrs?: Record<string, unknown> }[];
}

/** Imperative handle of the editor. */
export interface RichTextEditorHandle {
  /** Puts the cursor into the text. */
  focus: () => void;
  /** Selects the first matching node and scrolls to it, without moving the focus. */
  select: (fits: (node: FoundNode) => boolean) => void;
}

export interface RichTextEditorProps {
  /** The document. A value other than the last one from `onChange` replaces the editor's content. */
  value: RichText;
  onChange: (document: RichText) => void;
  label: string;
  /** Maximum length in characters, counted like the contracts. A longer text is possible, and reported. */
  limit?: number;
  /** Uploads a picture; rejects with the failure. Without it pictures can't be added. */
  onUploadImage?: (file: File, options: UploadOptions) => Promise<UploadedImage>;
  /** Finds members by the beginning of a name. Without it members can't be mentioned. */
  mentionSource?: (query: string, signal: AbortSignal) => Promise<readonly MentionItem[]>;
  placeholder?: string;
  /**
   * `field`: a box with a label and a toolbar, for a form with other fields. `page`: only the text, for a page about it; in a wide window the toolbar
   * appears at the selection.
   */
  layout?: 'field' | 'page';
  disabled?: boolean;
  /** Error message. */
  error?: string;
  /** Distance from the top of the window at which the toolbar is sticky: below the site's header by default. */
  toolbarTop?: BoxProps['top'];
  ref?: Ref<RichTextEditorHandle>;
}

export interface RichTextDiffProps {
  before: RichText;
  after: RichText;
}

/** A version of a text. `number` counts from 1, `at` is an ISO instant. */
export interface TextRevision {
  number: number;
  title: string;
  summary?: string;
  body: RichText;
  editor: { fullName: string; username?: string; avatarUrl?: string | null };
  at: string;
  /** The revision that this one restored, if any. */
  restoredFrom?: number | null;
}

export interface RevisionsProps<Revision extends TextRevision = TextRevision> {
  /** Newest first, from the kit's `usePages()`. */
  pages: {
    items: readonly Revision[] | undefined;
    error: unknown;
    refetch: () => void;
    more: { hasMore: boolean; busy: boolean; error: unknown; onMore: () => void };
  };
  /** Whether one is being restored. */
  busy: boolean;
  /** Renders changes other than title, summary and text. */
  details?: (revision: Revision, before: Revision) => ReactNode;
  /** @param done called after it was restored. */
  onRestore: (revision: Revision, done: () => void) => void;
}
