import { Button } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { FormBar } from './form-bar.tsx';

it('reserves its height below focused fields while it is mounted', () => {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = '1rem';
  const { getByRole, unmount } = renderInSite(
    <FormBar>
      <Button>Save</Button>
    </FormBar>,
  );
  getByRole('button', { name: 'Save' });
  expect(style.scrollPaddingBottom).toBe('calc(5rem + var(--bottom-bar, 0px))');
  unmount();
  expect(style.scrollPaddingBottom).toBe('1rem');
  style.scrollPaddingBottom = '';
});
