import { SITE_PRESETS } from '@boardwalk/contracts';
import { type Answers, expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { parts } from '../parts.ts';
import { SetupRoute } from './setup.route.tsx';

const OPEN = { claimed: false, title: '', description: '', image: null } as const;
const current = { version: 1, at: '2026-11-23T10:00:00.000Z', settings: SITE_PRESETS.plain };

// Loaded by the route's loader.
beforeAll(() => parts().then(() => {}));

it('requires the code while the site has no owner', async () => {
  const { findByRole, findByText, user, calls } = renderPage(<SetupRoute />, {
    answers: { 'GET /api/setup': OPEN },
  });
  await user.type(await findByRole('textbox', { name: /^Code/ }), 'ABCDE');
  await user.click(await findByRole('button', { name: 'Claim this site' }));
  await expect
    .poll(() => calls.find(({ endpoint }) => endpoint === 'POST /api/setup/claim')?.body)
    .toEqual({ code: 'ABCDE' });
  await findByText(/The site could not be claimed|not found/);
});

it('offers no setup once the site has an owner', async () => {
  const { findByText } = renderPage(<SetupRoute />, { answers: { 'GET /api/setup': 404 } });
  await findByText('This site has an owner');
});

it('shows six questions, and saves the answers once', async () => {
  const answers: Answers = {
    'GET /api/site/settings': current,
    'PUT /api/site/settings': { ...current, version: 2 },
  };
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { findByRole, getByRole, user, calls, container } = renderPage(<SetupRoute />, {
    answers,
    permissions: ['site.manage'],
  });
  const next = async () => user.click(getByRole('button', { name: 'Next' }));
  const name = await findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Falkenried');
  await expectAccessible(container);
  await next();
  await user.clear(await findByRole('textbox', { name: /^Tagline/ }));
  await next();
  await user.click(await findByRole('button', { name: '#B3235E' }));
  await expectAccessible(container);
  await next();
  await user.click(await findByRole('button', { name: /Mountains/ }));
  await expectAccessible(container);
  await next();
  await user.type(await findByRole('textbox', { name: /^Invite link/ }), 'https://chat.test/x');
  await next();
  await user.click(await findByRole('checkbox', { name: 'Docs and rules' }));
  await user.click(getByRole('button', { name: 'Finish' }));
  // The whole page is reloaded, so that the frame shows the new name too.
  await expect.poll(() => assign.mock.calls).toEqual([['/setup?done']]);
  const sent = calls.filter(({ endpoint }) => endpoint === 'PUT /api/site/settings');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    version: 1,
    settings: {
      name: 'Falkenried',
      shortName: 'Falkenried',
      tagline: '',
      chatInviteUrl: 'https://chat.test/x',
      areasOff: ['docs'],
      look: { scenery: 'mountain', mark: 'peak', accent: { fill: '#B3235E' } },
    },
  });
});
