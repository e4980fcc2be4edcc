/** Layout of a card: a newspaper page, a corner with street signs, or the site itself. */
export type CardFace = 'news' | 'docs' | 'site';

/** Contents of a rendered card. */
export interface ShareCard {
  face: CardFace;
  title: string;
  summary: string;
  /** Line above the title: the category of the news, or the breadcrumb of the page, outermost first. */
  over: readonly string[];
  /** Picture of the library, and its focal point as shares of its width and height. */
  cover?: { mediaId: string; focus: { x: number; y: number }; alt: string };
}

/** Size that services request for link previews, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Colors of a card: those of the site's look in one theme. */
export interface CardColours {
  ground: string;
  text: string;
  quiet: string;
  accent: string;
}

/** Input of a layout: its texts, and the names of the pictures in the renderer. */
export interface FaceInput extends Pick<ShareCard, 'title' | 'summary' | 'over'> {
  site: string;
  colours: Record<'light' | 'dark', CardColours>;
  /** Absent when there is no picture. */
  picture?: { name: string; focus: { x: number; y: number } };
  mark?: string;
}
