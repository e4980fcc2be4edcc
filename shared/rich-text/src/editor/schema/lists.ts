import { RICH_TEXT_LIMITS } from '@boardwalk/contracts';
import { wrappingInputRule } from '@tiptap/core';
import { BulletList, ListItem, ListKeymap, OrderedList as Stock } from '@tiptap/extension-list';

const MAX_LIST_START = RICH_TEXT_LIMITS.listStart;

/** Numbered lists with any start, in decimal numbers only. */
const OrderedList = Stock.extend({
  addAttributes() {
    return {
      start: {
        default: 1,
        parseHTML: (element) =>
          Math.min(Math.max(Number(element.getAttribute('start') ?? 1) || 0, 0), MAX_LIST_START),
      },
    };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        // A larger number stays text, because a list can't begin with it.
        find: new RegExp(String.raw`^(\d{1,${String(MAX_LIST_START).length}})\.\s$`),
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) => list.childCount + list.attrs.start === Number(number),
      }),
    ];
  },
});

export const LISTS = [BulletList, OrderedList, ListItem, ListKeymap];
