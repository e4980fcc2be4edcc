import { expect, it } from 'vitest';
import { bundledPackages, packageOf } from './bundled-packages.ts';

it('returns the package of a file, also inside of pnpm’s folders', () => {
  const store = '/x/node_modules/.pnpm';
  expect(packageOf(`${store}/lucide-react@1.75.0_react@19.3.1/node_modules/lucide-react/dist/a.js`)).toBe(
    'lucide-react',
  );
  expect(packageOf(`${store}/@tiptap+core@3.0.0/node_modules/@tiptap/core/dist/index.js`)).toBe(
    '@tiptap/core',
  );
  expect(packageOf('/x/shared/kit/src/index.ts')).toBe('@boardwalk/kit');
  expect(packageOf('/x/remotes/news/src/remote.tsx')).toBeUndefined();
});

it('includes concatenated modules, and leaves out the JSX runtime and shared modules', () => {
  const file = (nameForCondition: string, rest = {}) => ({ nameForCondition, ...rest });
  const modules = [
    file('/x/remotes/news/src/remote.tsx', {
      modules: [file('/x/node_modules/clsx/dist/clsx.mjs', { orphan: true })],
    }),
    file('/x/node_modules/react/cjs/react-jsx-runtime.production.js'),
    file('/x/node_modules/react/jsx-runtime.js'),
    file('/x/node_modules/left-out/index.js', { orphan: true }),
    file('/x/node_modules/react-dom/index.js', { moduleType: 'consume-shared-module' }),
  ];
  expect(bundledPackages({ modules } as never)).toEqual(['clsx']);
  const copy = [file('/x/node_modules/react/cjs/react.production.js')];
  expect(bundledPackages({ modules: copy } as never)).toEqual(['react']);
});
