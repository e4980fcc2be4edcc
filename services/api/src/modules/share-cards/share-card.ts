/** How a card is drawn: as a page of the paper, as a corner with street signs, or as the site itself. */
export type CardFace = 'news' | 'docs' | 'site';

/** What a drawn card shows of a page. */
export interface ShareCard {
  face: CardFace;
  title: string;
  summary: string;
  /** What stands over the title: the section of the paper, or the way to the page, outermost first. */
  over: readonly string[];
  /** A picture of the library, and the point of it that stays in sight: shares of its width and height. */
  cover?: { mediaId: string; focus: { x: number; y: number }; alt: string };
}

/** The size that every service that shows links asks for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The colours of a card: those of the site's look in one theme. */
export interface CardColours {
  ground: string;
  text: string;
  quiet: string;
  accent: string;
}

/** A card as it is drawn: its texts, and the pictures by the names under which the renderer gets them. */
export interface FaceInput extends Pick<ShareCard, 'title' | 'summary' | 'over'> {
  site: string;
  colours: Record<'light' | 'dark', CardColours>;
  /** Absent when nothing can be shown there. */
  picture?: { name: string; focus: { x: number; y: number } };
  mark?: string;
}
