import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { systemOfThePage } from '../theme/system.ts';
import { MemberAvatar } from './member-avatar.tsx';
import { portraitOf } from './portrait.ts';

const markupOf = (avatarUrl: string | null) =>
  renderToStaticMarkup(
    <ChakraProvider value={systemOfThePage()}>
      <MemberAvatar fullName="Ada Quiet" username="ada" avatarUrl={avatarUrl} />
    </ChakraProvider>,
  );

it('shows a picture of this site', () => {
  expect(markupOf('/api/users/avatars/x.webp')).toContain('src="/api/users/avatars/x.webp"');
});

it.each(['https://cdn.test/a.png', '//cdn.test/a.png', 'data:image/png;base64,x', '/\\cdn.test/a.png', null])(
  'shows the portrait of the member, with the initials as its alternative, instead of loading %s',
  (address) => {
    const html = markupOf(address);
    expect(html).toContain(`src="${portraitOf('ada')}"`);
    expect(html).toContain('alt="AQ"');
  },
);

it('is hidden from assistive technology, because the name is next to it', () => {
  expect(markupOf(null)).toMatch(/^<span [^>]*aria-hidden="true"/);
});
