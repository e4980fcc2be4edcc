/** Returns whether this is an Apple system, whose shortcuts use Command instead of Ctrl. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
