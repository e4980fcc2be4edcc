import { Extension } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Addition or removal of a placeholder. */
type Change = { add: { id: string; at: number; card: HTMLElement } } | { remove: string };

const KEY = new PluginKey<DecorationSet>('uploads');
const SIDE = -1;

/** Placeholders for pictures being uploaded. They aren't part of the document, so that they are neither saved nor restored by undo. */
export const Uploads = Extension.create({
  name: 'uploads',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key: KEY,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, before) {
            const places = before.map(transaction.mapping, transaction.doc);
            const change = transaction.getMeta(KEY) as Change | undefined;
            if (!change) return places;
            if ('remove' in change)
              return places.remove(places.find(undefined, undefined, (spec) => spec.id === change.remove));
            const { id, at, card } = change.add;
            return places.add(transaction.doc, [Decoration.widget(at, card, { id, side: SIDE, key: id })]);
          },
        },
        props: { decorations: (state) => KEY.getState(state) },
      }),
    ];
  },
});

export const placeOf = (state: EditorState, id: string): number | undefined =>
  KEY.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;

/** Creates a transaction that adds or removes a placeholder, excluded from the undo history. */
export const changePlaces = (state: EditorState, change: Change) =>
  state.tr.setMeta(KEY, change).setMeta('addToHistory', false);
