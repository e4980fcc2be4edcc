/** One way in which an address asks for more than its share, as `flooder.mjs` knows it. */
export interface FloodKind {
  name: 'streams' | 'keys' | 'pages' | 'oversized' | 'slow';
  what: string;
}

export const FLOOD_KINDS: readonly FloodKind[] = [
  { name: 'streams', what: 'event streams, up to 2,200 open' },
  { name: 'keys', what: 'tokens with unknown key ids, 50 a second' },
  { name: 'pages', what: 'pages that nobody else asks for, 20 a second' },
  { name: 'oversized', what: 'bodies of 4 MB, 8 at a time' },
  { name: 'slow', what: 'headers and bodies that hardly come, 500 at a time' },
];
