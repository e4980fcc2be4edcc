import type { Page } from '@playwright/test';
import { IDENTITY_ORIGIN } from '../fixtures/addresses.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

/** Collects every violation of the policy, over all pages of a tab. */
async function collectBreaches(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('reportBreach', (text: string) => breaches.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportBreach } = window as unknown as { reportBreach(text: string): void };
      reportBreach(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return breaches;
}

test('signing in doesn’t violate the content policy', DAILY, async ({ page, signIn }) => {
  const breaches = await collectBreaches(page);
  await signIn('helper');
  expect(breaches).toEqual([]);
});

// Every violation is also in the console, so it fails each journey over a page; this test shows that it does.
test('an injected script is blocked, and logged to the console', async ({ page, expectErrors }) => {
  const refusal = page.waitForEvent('console', (message) => message.type() === 'error');
  expectErrors(/requires 'TrustedScript' assignment/);
  const breaches = await collectBreaches(page);
  await page.goto('/about');
  await expect(new Frame(page).heading).toBeVisible();
  const ran = await page
    .evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.injected = true';
      } finally {
        document.head.append(script);
      }
      return 'injected' in window;
    })
    .catch((error: Error) => error.message);
  expect(ran).toContain('TypeError');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect((await refusal).text()).toContain('The action has been blocked');
  await expect.poll(() => breaches).toEqual([expect.stringContaining('require-trusted-types-for')]);
});

test('markup set as text and scripts of other origins are blocked', async ({ page, expectErrors }) => {
  expectErrors(/TrustedHTML|TrustedScriptURL|Trusted Type|Content Security Policy/);
  await page.goto('/about');
  await expect(new Frame(page).heading).toBeVisible();
  const [markup, elsewhere, own] = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      attempt(() => {
        script.src = 'https://elsewhere.test/x.js';
      }),
      attempt(() => {
        script.src = '/assets/main.js';
      }),
    ];
  });
  expect([markup, elsewhere, own]).toEqual(['TypeError', 'TypeError', 'done']);
});

test('pages carry a strict policy and the other headers', DAILY, async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-.+'$/)]);
  expect(policy['connect-src']).toEqual(["'self'", IDENTITY_ORIGIN]);
  // The site itself: the page of the site's settings shows a draft, the only page that may be framed.
  expect(policy['frame-src']).toEqual(["'self'", IDENTITY_ORIGIN]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['trusted-types']).toEqual(['default', 'ProseMirrorClipboard', "'allow-duplicates'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': 'private, no-cache',
    'integrity-policy': 'blocked-destinations=(script)',
  });
});

for (const path of ['/api/users/count', '/assets/nope.js', '/no/such/page']) {
  test(`${path} carries the security headers too`, async ({ request }) => {
    expect((await request.get(path)).headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
}

test('files are immutable, compressed, and served in ranges', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.some((file) => file.startsWith('/assets/'))).toBe(true);
  expect(files.some((file) => file.startsWith('/remotes/home/'))).toBe(true);
  for (const file of new Set(files)) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await request.get(file, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers(), `${file} as ${encoding}`).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: expect.stringMatching(/.+/),
        vary: expect.stringMatching(/accept-encoding/i),
      });
      const again = await request.get(file, {
        headers: { 'accept-encoding': encoding, 'if-none-match': answer.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
    }
    const part = await request.get(file, { headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toMatch(/^bytes 0-9\/\d+$/);
    expect((await part.body()).length).toBe(10);
  }
});

test('an unchanged page is not sent again', async ({ request }) => {
  const first = await request.get('/about');
  const second = await request.get('/about', {
    headers: { 'if-none-match': first.headers().etag ?? 'none' },
  });
  expect(second.status()).toBe(304);
});
