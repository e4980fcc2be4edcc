import type { RichText } from '@boardwalk/contracts';

/** A page of the demo docs; `children` stand under it in this order. */
export interface DemoDoc {
  slug: string;
  title: string;
  body: RichText;
  /** Published unless it says no. */
  published?: false;
  children?: DemoDoc[];
}
