import Bowser from 'bowser';

/** Returns a language-independent name of a browser: "Firefox (Linux)". Empty when the user agent is unknown. */
export function browserOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 1_000));
  const system = browser.name && os.name ? `(${os.name})` : os.name;
  return [browser.name, system]
    .filter((part) => part)
    .join(' ')
    .slice(0, 80);
}
