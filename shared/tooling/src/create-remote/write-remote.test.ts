import { expect, it } from 'vitest';
import { withReference } from './write-remote.ts';

const paths = (config: string) =>
  (JSON.parse(config) as { references: { path: string }[] }).references.map(({ path }) => path);

it('adds the remote after the others', () => {
  const config = `{
  "references": [
    { "path": "shared/kit" },
    { "path": "remotes/home" },
    { "path": "e2e" }
  ]
}
`;
  expect(paths(withReference(config, 'shop'))).toEqual(['shared/kit', 'remotes/home', 'remotes/shop', 'e2e']);
});

it('adds it at the end of a list, and to one without remotes', () => {
  const end = `{
  "references": [
    { "path": "shared/kit" },
    { "path": "remotes/home" }
  ]
}
`;
  expect(paths(withReference(end, 'shop'))).toEqual(['shared/kit', 'remotes/home', 'remotes/shop']);
  const none = `{
  "references": [
    { "path": "shared/kit" }
  ]
}
`;
  expect(paths(withReference(none, 'shop'))).toEqual(['remotes/shop', 'shared/kit']);
});
