/** Brotli quality of responses that are compressed when they are sent. A higher one takes ten times as long for a few percent. */
export const BROTLI_QUALITY = 5;
