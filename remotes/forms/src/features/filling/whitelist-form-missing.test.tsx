import { renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { WhitelistFormMissing } from './whitelist-form-missing.tsx';

it('states that applications aren’t open, and leads those who manage forms to them', async () => {
  const member = renderPage(<WhitelistFormMissing />, { answers: {} });
  expect(await member.findByText('Applications aren’t open yet')).toBeTruthy();
  expect(member.getByText('This community hasn’t published its application form.')).toBeTruthy();
  expect(member.queryByRole('link', { name: 'Create application form' })).toBeNull();
  member.unmount();
  const manager = renderPage(<WhitelistFormMissing />, { answers: {}, permissions: ['forms.manage'] });
  const link = await manager.findByRole('link', { name: 'Create application form' });
  expect(link.getAttribute('href')).toBe('/forms/manage');
});
