/** A complete response. */
export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

function parseCookie(line: string): Cookie & { expired: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  const attribute = (name: string): string | undefined =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const expires = attribute('expires');
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    path: attribute('path') ?? '/',
    expired: expires !== undefined && Date.parse(expires) < Date.now(),
  };
}

/** The features of a browser that a sign-in needs: cookies by path, redirects within the provider, forms with an origin. */
export class Browser {
  private cookies: Cookie[] = [];
  private readonly origin: string;

  constructor(issuer: string) {
    this.origin = new URL(issuer).origin;
  }

  /** Returns a second browser with the same cookies, as an attacker would have. */
  copy(): Browser {
    const copy = new Browser(this.origin);
    copy.cookies = [...this.cookies];
    return copy;
  }

  private remember(headers: Headers): void {
    for (const { expired, ...cookie } of headers.getSetCookie().map(parseCookie)) {
      this.cookies = this.cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
      if (!expired) this.cookies.push(cookie);
    }
  }

  /** Sends one request without following redirects. */
  async request(address: string | URL, init: RequestInit = {}): Promise<Page> {
    const url = new URL(address, this.origin);
    const fitting = this.cookies.filter(({ path }) => url.pathname.startsWith(path));
    const headers = new Headers(init.headers);
    headers.set('cookie', fitting.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.remember(response.headers);
    return { url, status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Follows redirects until a page is shown or the URL leaves the provider; the latter returns only the URL. */
  async visit(address: string | URL, init: RequestInit = {}): Promise<Page> {
    let page = await this.request(address, init);
    for (let location = page.headers.get('location'); location; location = page.headers.get('location')) {
      const url = new URL(location, page.url);
      if (url.origin !== this.origin) return { ...page, url };
      page = await this.request(url);
    }
    return page;
  }

  /** Submits the form of a page. */
  submit(page: Page, fields: Record<string, string>, origin = this.origin): Promise<Page> {
    const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
    if (!action) throw new Error(`No form on ${page.url}: ${page.text}`);
    return this.visit(new URL(action, page.url), {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  }
}
