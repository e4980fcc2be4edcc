import {
  accentProblems,
  DOC_LIMITS,
  neutralsOf,
  SITE_PRESETS,
  type SiteSettings,
  siteStamp,
} from '@boardwalk/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let owner: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  owner = await api.as('vera', 'OWNER');
});

const current = async () => (await api.call('GET /api/site/settings', { token: owner })).body;
const save = async (change: Partial<SiteSettings>, version?: number, token = owner) => {
  const now = await current();
  const body = { version: version ?? now.version, settings: { ...now.settings, ...change } };
  return api.call('PUT /api/site/settings', { token, body });
};

describe('the settings of the site', () => {
  it('begin with the initial configuration, and are sent to everyone once they are changed', async () => {
    const before = await current();
    expect(before.settings.name).toBe('Meridian RP');
    const answer = await save({ name: 'Falkenried', tagline: 'Up here.' });
    expect(answer.status).toBe(200);
    expect(answer.body.version).toBe(before.version + 1);
    const { body } = await api.call('GET /api/site');
    expect([body.name, body.tagline, body.demo]).toEqual(['Falkenried', 'Up here.', false]);
    expect('documents' in body).toBe(false);
  });

  it('reject a change based on an earlier version, with the current one', async () => {
    const { version } = await current();
    await save({ tagline: 'First.' }, version);
    const late = await save({ tagline: 'Second.' }, version);
    const error = expectError(late, 409, 'SITE_STALE');
    expect(error.details.current).toMatchObject({ version: version + 1, settings: { tagline: 'First.' } });
    expect((await current()).settings.tagline).toBe('First.');
  });

  it('accept only one of several simultaneous changes', async () => {
    const { version } = await current();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) => save({ tagline: `Racer ${place}` }, version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await current()).version).toBe(version + 1);
  });

  it('contain the order of the components in slots, which can be undone like every setting', async () => {
    const first = await current();
    const slots = [
      { slot: 'event.page.aside' as const, remote: 'polls', module: './poll', on: false },
      { slot: 'event.page.aside' as const, remote: 'weather', module: './forecast', on: true },
    ];
    expect((await save({ slots })).status).toBe(200);
    expect((await api.call('GET /api/site')).body.slots).toEqual(slots);
    const twice = await save({ slots: [...slots, ...slots] });
    expect(twice.status).toBe(422);
    const { version } = await current();
    const restored = await api.call(`POST /api/site/versions/${first.version}/restore`, {
      token: owner,
      body: { version },
    });
    expect(restored.status).toBe(200);
    expect((await api.call('GET /api/site')).body.slots).toEqual([]);
  });

  it('create no version without a change', async () => {
    const { version } = await current();
    expect((await save({})).body.version).toBe(version);
  });

  it('can be restored, as a new version', async () => {
    const first = await current();
    await save({ name: 'Elsewhere' });
    const differences = await api.call(`GET /api/site/versions/${first.version}/differences`, {
      token: owner,
    });
    expect(differences.body).toEqual({
      items: [{ path: 'name', before: 'Elsewhere', after: first.settings.name }],
    });
    const { version } = await current();
    const restored = await api.call(`POST /api/site/versions/${first.version}/restore`, {
      token: owner,
      body: { version },
    });
    expect(restored.body).toMatchObject({ version: version + 1, settings: first.settings });
    const { items } = (await api.call('GET /api/site/versions?limit=2', { token: owner })).body;
    expect(items[0]).toMatchObject({
      number: version + 1,
      kind: 'restored',
      from: first.version,
      changed: ['name'],
    });
    expect(items[0]?.by?.username).toBe('vera');
    expectError(
      await api.call('POST /api/site/versions/9999/restore', { token: owner, body: { version } }),
      404,
      'SITE_VERSION_NOT_FOUND',
    );
  });

  it('are logged, with the previous values', async () => {
    const { settings } = await current();
    await save({ shortName: 'Short' });
    const { items } = (await api.call('GET /api/audit?action=site.changed&limit=1', { token: owner })).body;
    expect(items[0]).toMatchObject({
      actor: { username: 'vera' },
      before: { shortName: settings.shortName },
      after: { shortName: 'Short' },
    });
  });

  it('require the permission to change them', async () => {
    const staff = await api.as('staff', 'STAFF');
    expectError(await api.call('GET /api/site/settings', { token: staff }), 403, 'ACCESS_DENIED');
    expectError(await save({ name: 'Mine' }, undefined, staff), 403, 'ACCESS_DENIED');
  });

  it('reject an accent without enough contrast, by the same rule as the page', async () => {
    const { look } = (await current()).settings;
    const pale = { ...look, accent: { ...look.accent, light: '#F6A821' } };
    expect(accentProblems(pale.accent, neutralsOf(pale)).map(({ colour }) => colour)).toEqual(['light']);
    const error = expectError(await save({ look: pale }), 422, 'INPUT_INVALID');
    expect(error.details.fields?.map(({ path }) => path)).toEqual(['body.settings.look.accent.light']);
  });

  it('reject missing pictures', async () => {
    const { look } = (await current()).settings;
    const nowhere = { mediaId: crypto.randomUUID(), alt: '', width: 1, height: 1 };
    expectError(await save({ look: { ...look, logo: nowhere } }), 404, 'MEDIA_NOT_FOUND');
  });

  it('sanitize a logo, and serve it without scripts', async () => {
    const { look } = (await current()).settings;
    const logoSvg =
      '<svg viewBox="0 0 8 8" onload="steal()"><script>steal()</script><image href="https://evil.test/x"/><path d="M0 0h8v8z" fill="url(https://evil.test)" style="background:url(//evil)"/></svg>';
    const saved = await save({ look: { ...look, logoSvg } });
    expect(saved.body.settings.look.logoSvg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>',
    );
    const served = await api.call('GET /api/site/logo');
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const refused of ['<p>no</p>', '<svg viewBox="0 0 1 1"><text>x</text></svg>', 'text'])
      expectError(await save({ look: { ...look, logoSvg: refused } }), 422, 'SITE_LOGO_REFUSED');
  });
});

it('show a draft to holders of its key, without other effects', async () => {
  const { settings, version } = await current();
  const kept = await api.call('POST /api/site/drafts', {
    token: owner,
    body: { settings: { ...settings, name: 'Draft' } },
  });
  expect(kept.status).toBe(201);
  const { body } = await api.call(`GET /api/site/drafts/${kept.body.key}`);
  expect(body).toMatchObject({ name: 'Draft' });
  expect((await current()).version).toBe(version);
  expectError(await api.call(`GET /api/site/drafts/${crypto.randomUUID()}`), 404, 'SITE_DRAFT_NOT_FOUND');
});

it('return terms in the site’s own words, with their last change', async () => {
  const { settings } = await current();
  expect((await api.call('GET /api/site/documents/terms')).body.body).toBeNull();
  const terms = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Be kind.' }] }],
  };
  expect((await save({ documents: { ...settings.documents, terms } })).status).toBe(200);
  const { body } = await api.call('GET /api/site/documents/terms');
  expect(body.body).toEqual(terms);
  expect(body.updated).toBe(new Date().toISOString().slice(0, 10));
});

it('accept three documents of the maximum length in Japanese', async () => {
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  });
  const full = {
    type: 'doc' as const,
    content: Array.from({ length: 200 }, () => paragraph('港'.repeat(DOC_LIMITS.body / 200 - 1))),
  };
  const saved = await save({ documents: { about: full, terms: full, privacy: full } });
  expect(saved.status).toBe(200);
  const { settings } = await current();
  expect(settings.documents.privacy).toEqual(full);
  expect((await save({ documents: { about: null, terms: null, privacy: null } })).status).toBe(200);
});

it('let pictures be cached only at the address of the current look', async () => {
  const { settings } = await current();
  const cacheOf = async (path: string, look: typeof settings.look) => {
    const stamp = siteStamp({ ...settings, look });
    const response = await fetch(`${api.url}${path}?v=${stamp}`);
    await response.arrayBuffer();
    return response.headers.get('cache-control');
  };
  const logoSvg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"></path></svg>';
  const next = { ...settings.look, logoSvg };
  for (const path of ['/api/site/icon/32', '/api/site/logo', '/api/site/card']) {
    expect([path, await cacheOf(path, settings.look)]).toEqual([
      path,
      expect.stringContaining('max-age=86400'),
    ]);
    // Requests of a preview with a look that isn't saved yet.
    expect([path, await cacheOf(path, next)]).toEqual([path, 'no-cache']);
    expect((await fetch(`${api.url}${path}`)).headers.get('cache-control')).toBe('no-cache');
  }
  expect((await save({ look: next })).status).toBe(200);
  expect(await cacheOf('/api/site/logo', next)).toContain('max-age=86400');
  expect(await cacheOf('/api/site/logo', settings.look)).toBe('no-cache');
});

it('render icon, card and logo of every preset', async () => {
  for (const preset of Object.values(SITE_PRESETS)) {
    expect((await save({ name: preset.name, look: preset.look })).status).toBe(200);
    const icon = await fetch(`${api.url}/api/site/icon/192`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    const card = await fetch(`${api.url}/api/site/card`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await (await fetch(`${api.url}/api/site/logo`)).text()).startsWith('<svg')).toBe(true);
  }
});
