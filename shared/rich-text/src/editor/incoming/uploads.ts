import { Extension } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** What changes among the places that wait for a picture. */
type Change = { add: { id: string; at: number; card: HTMLElement } } | { remove: string };

const KEY = new PluginKey<DecorationSet>('uploads');
const SIDE = -1;

/**
 * Places in which a picture will stand once it has come. They are no part of the document: what is saved meanwhile holds no unfinished
 * picture, and undoing doesn't bring one back.
 */
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

/** A transaction that adds or takes away such a place. It isn't a step to undo. */
export const changePlaces = (state: EditorState, change: Change) =>
  state.tr.setMeta(KEY, change).setMeta('addToHistory', false);
