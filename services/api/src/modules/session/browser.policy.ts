import Bowser from 'bowser';

/** What a browser calls itself, written alike in each language: "Firefox (Linux)". Empty when nothing can be made of it. */
export function browserOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 1_000));
  const system = browser.name && os.name ? `(${os.name})` : os.name;
  return [browser.name, system]
    .filter((part) => part)
    .join(' ')
    .slice(0, 80);
}
