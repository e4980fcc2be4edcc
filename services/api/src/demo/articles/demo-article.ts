import type { ArticleCategory, ArticleState, RichText } from '@boardwalk/contracts';

/** An article of the demo community. Times count from the moment of seeding. */
export interface DemoArticle {
  title: string;
  summary: string;
  category: ArticleCategory;
  tags: string[];
  /** The username of its author. */
  author: string;
  /** The name of the drawing that is its cover. */
  cover: string;
  state: ArticleState;
  /** How long ago it came out or was last worked on; below zero for one that is still to come out. */
  hoursAgo: number;
  pinSlot?: 1 | 2 | 3;
  commentsOpen?: boolean;
  body: RichText;
}
