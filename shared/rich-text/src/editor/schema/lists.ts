import { BulletList, ListItem, ListKeymap, OrderedList as Stock } from '@tiptap/extension-list';

/** Numbers from any start, in figures alone. */
const OrderedList = Stock.extend({
  addAttributes() {
    return {
      start: {
        default: 1,
        parseHTML: (element) => Math.min(Math.max(Number(element.getAttribute('start') ?? 1) || 0, 0), 9999),
      },
    };
  },
});

export const LISTS = [BulletList, OrderedList, ListItem, ListKeymap];
