/** What a drawn card shows of a page. */
export interface ShareCard {
  /** How it is drawn: as a page of the paper, or as a corner with street signs. */
  face: 'news' | 'docs';
  title: string;
  summary: string;
  /** What stands over the title: the section of the paper, or the way to the page, outermost first. */
  over: readonly string[];
  /** A picture of the library, and the point of it that stays in sight: shares of its width and height. */
  cover?: { mediaId: string; focus: { x: number; y: number }; alt: string };
}

/** The size that every service that shows links asks for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** A card as it is drawn: its texts, and the pictures by the names under which the renderer gets them. */
export interface FaceInput extends Pick<ShareCard, 'title' | 'summary' | 'over'> {
  site: string;
  /** Absent when nothing can be shown there. */
  picture?: { name: string; focus: { x: number; y: number } };
  mark?: string;
}
