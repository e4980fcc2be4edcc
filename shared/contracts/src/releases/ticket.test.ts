import { expect, it } from 'vitest';
import { decodeTicket, encodeTicket } from './ticket.ts';

it('comes back as it went, also with letters beyond ASCII', () => {
  const signed = { payload: '{"kind":"staff","name":"Zoë ☂"}', key: 'abc', signature: 'c2ln' };
  const word = encodeTicket(signed);
  expect(word).toMatch(/^[\w.-]+$/);
  expect(decodeTicket(word)).toEqual(signed);
});

it('reads rubbish as nothing', () => {
  for (const word of ['', 'a', 'a.b', 'a.b.c.d', '!!!.b.c', '_____w.b.c'])
    expect(decodeTicket(word)).toBeUndefined();
});
