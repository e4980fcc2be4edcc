import { describe, expect, it } from 'vitest';
import { checkSignUp } from './sign-up.ts';

const good = { name: 'Ada Quill', email: 'ada@example.org', password: 'ferry at dusk' };

describe('a sign-up', () => {
  it('is normalized: spaces, case of the e-mail, never the password', () => {
    const typed = { name: '  Ada   Quill ', email: ' Ada@Example.ORG ', password: '  Spaces count  ' };
    expect(checkSignUp(typed)).toEqual({
      person: { name: 'Ada Quill', email: 'ada@example.org', password: '  Spaces count  ' },
      problems: {},
    });
  });

  it.each([
    ['name', ''],
    ['name', 'A'],
    ['name', 'a'.repeat(81)],
    ['name', 'Ada\u0000Quill'],
    ['email', ''],
    ['email', 'ada'],
    ['email', 'ada@example'],
    ['email', 'ada@@example.org'],
    ['email', 'a b@example.org'],
    ['email', `${'a'.repeat(250)}@example.org`],
    ['password', ''],
    ['password', 'seven77'],
    ['password', 'a'.repeat(129)],
    ['password', 'ADA@example.org'],
  ])('with %s "%s" has a problem in that field only', (field, value) => {
    expect(Object.keys(checkSignUp({ ...good, [field]: value }).problems)).toEqual([field]);
  });
});
