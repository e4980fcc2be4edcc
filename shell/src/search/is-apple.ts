/** Whether this is one of Apple's systems, whose keyboards have another key for what others do by Ctrl. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
