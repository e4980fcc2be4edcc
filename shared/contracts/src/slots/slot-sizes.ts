// Without schemas, because every page needs these.

/** Places in the shell and in remotes that components of other remotes fill. */
export const SLOT_NAMES = [
  'home.tonight',
  'member.profile.sections',
  'event.page.aside',
  'property.page.aside',
  'admin.dashboard.cards',
  'account.menu',
  'article.blocks',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** Maximum number of components in a slot. Of more, the first ones in the owner's order are shown. */
export const MAX_FILLERS = 3;

/**
 * Height of a component on phones and from the width `md` on, in pixels at the default text size. It grows with the reader's text size.
 */
export interface SlotHeight {
  base: number;
  md: number;
}

/** Height of a row of the account menu: in the sheet of phones, and in the menu of larger windows. */
export const MENU_ROW_HEIGHT: SlotHeight = { base: 44, md: 36 };
