import { excessesOf, RICH_TEXT_LIMITS, type RichTextExcess } from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import type { EditorContext } from '../editor-context.ts';
import { excessMessage, refusalMessage } from './excess-messages.ts';
import { type Fitted, fitChange, fitText } from './fit-text.ts';

const KEY = new PluginKey<readonly RichTextExcess[]>('limits');

/** Returns the exceeded limits of an external text; text entered here never exceeds one. */
export const excessesIn = (state: EditorState): readonly RichTextExcess[] => KEY.getState(state) ?? [];

/** Rejects a change after which the server wouldn't accept the text, and states why. For a paste or drop, offers the part that fits. */
export const limits = (context: Pick<EditorContext, 'fail' | 'announce' | 'withdraw'>) =>
  Extension.create({
    name: 'limits',
    onTransaction: ({ transaction }) => {
      // The offer only fits into the previous text.
      if (transaction.docChanged) context.withdraw();
    },
    addProseMirrorPlugins() {
      const { editor } = this;
      let isIncoming = false;
      const noteIncoming = () => {
        isIncoming = true;
        queueMicrotask(() => {
          isIncoming = false;
        });
        return false;
      };
      return [
        new Plugin<readonly RichTextExcess[]>({
          key: KEY,
          state: {
            init: (_, { doc }) => excessesOf(doc.toJSON()),
            apply: (change, before) => {
              const mayDiffer = change.docChanged && (before.length > 0 || isFromOutside(change));
              return mayDiffer ? excessesOf(change.doc.toJSON()) : before;
            },
          },
          props: { handleDOMEvents: { paste: noteIncoming, drop: noteIncoming } },
          filterTransaction(change, state) {
            if (!change.docChanged || isFromOutside(change) || isTyping(change, state)) return true;
            const excesses = excessesOf(change.doc.toJSON());
            // A text that exceeded them before can be changed step by step.
            if (excesses.length === 0 || excessesIn(state).length > 0) return true;
            const event: unknown = change.getMeta('uiEvent');
            const fitted =
              isIncoming || event === 'paste' || event === 'drop'
                ? fitChange(state.doc, change.doc)
                : undefined;
            queueMicrotask(() => report(editor, context, { excesses, fitted, doc: state.doc }));
            return false;
          },
        }),
      ];
    },
  });

const isFromOutside = (change: Transaction): boolean => change.getMeta('preventUpdate') === true;

/** Returns whether a change only concerns characters of one paragraph, which has space for them. All other changes are fully checked. */
function isTyping({ steps, selection }: Transaction, before: EditorState): boolean {
  const isPlain = steps.every(
    (step) =>
      step instanceof ReplaceStep && step.slice.size <= 1 && (step.slice.content.firstChild?.isText ?? true),
  );
  const { parent } = selection.$head;
  return (
    isPlain &&
    parent.inlineContent &&
    parent.childCount <= before.selection.$head.parent.childCount &&
    parent.content.size <= RICH_TEXT_LIMITS.characters
  );
}

interface Refused {
  excesses: readonly RichTextExcess[];
  fitted: Fitted | undefined;
  /** The text without the change. */
  doc: EditorState['doc'];
}

function report(
  editor: Editor,
  context: Pick<EditorContext, 'fail' | 'announce' | 'withdraw'>,
  { excesses, fitted, doc }: Refused,
): void {
  if (!fitted) {
    context.fail(excesses.map(refusalMessage).join(' '));
    return;
  }
  const take = () => {
    if (editor.isDestroyed || editor.state.doc !== doc) return;
    putFitted(editor, fitted);
    context.announce(i18n._(msg`What fits was added.`));
  };
  const leave = () => {
    context.withdraw();
    editor.view.focus();
  };
  context.fail(`${excesses.map(excessMessage).join(' ')} ${i18n._(msg`Nothing was added yet.`)}`, [
    { label: i18n._(msg`Add what fits`), run: take },
    { label: i18n._(msg`Leave it out`), run: leave },
  ]);
}

function putFitted(editor: Editor, { from, to, content }: Fitted): void {
  const change = editor.state.tr.replaceWith(from, to, content);
  const end = Math.min(from + content.size, change.doc.content.size);
  change.setSelection(Selection.near(change.doc.resolve(end), -1)).scrollIntoView();
  editor.view.dispatch(change);
  editor.view.focus();
}

/** Cuts the text to what the server accepts. @returns whether that was possible. */
export function trimToFit(editor: Editor): boolean {
  const fitted = fitText(editor.state.doc);
  if (fitted) putFitted(editor, fitted);
  return fitted !== undefined;
}

/** Puts the caret where the text exceeds a limit. */
export function showExcess(editor: Editor, { path }: RichTextExcess): void {
  const { doc, tr } = editor.state;
  let node = doc;
  let at = -1;
  for (const index of path) {
    if (index >= node.childCount) break;
    at += 1;
    for (let before = 0; before < index; before += 1) at += node.child(before).nodeSize;
    node = node.child(index);
  }
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(Math.max(at, 0)))).scrollIntoView());
  editor.view.focus();
}
