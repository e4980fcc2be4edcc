import Bowser from 'bowser';

/** What a browser calls itself, as people say it: "Firefox on Linux". Empty when nothing can be made of it. */
export function browserOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 1_000));
  return [browser.name, os.name]
    .filter((part) => part)
    .join(' on ')
    .slice(0, 80);
}
