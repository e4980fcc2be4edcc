import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { systemOfThePage } from '../theme/system.ts';
import { MemberAvatar } from './member-avatar.tsx';

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
  'shows initials instead of loading %s',
  (address) => {
    const html = markupOf(address);
    expect(html).not.toContain('<img');
    expect(html).toContain('AQ');
  },
);
